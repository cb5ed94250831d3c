/** The clients as a table, each with what can be done with it. */
import { Button } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { usePlan } from '../../app/usePlan.ts';
import { day } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './Clients.module.css';
import { type ClientView, queryOfView } from './clientView.ts';

type ClientTableProps = {
  clients: readonly ClientItem[];
  view: ClientView;
  busy: boolean;
  onEdit: (client: ClientItem) => void;
  onChange: (kind: 'archive' | 'restore', client: ClientItem) => void;
};

type RowProps = Omit<ClientTableProps, 'clients'> & { client: ClientItem; full: boolean };

const Row = ({ client, view, full, busy, onEdit, onChange }: RowProps) => (
  <tr>
    <th scope="row">
      <AppLink
        to={`?${queryOfView({ ...view, open: client.id })}`}
        markCurrent={false}
        replace
        preventScrollReset
        className={styles.name ?? ''}
      >
        {client.name}
      </AppLink>{' '}
      {client.sample && <span className={styles.sample}>Sample</span>}
    </th>
    <td>{client.domain}</td>
    <td>{client.industry}</td>
    <td data-label={client.archived_at === null ? 'Added' : 'Archived'}>
      {day(client.archived_at ?? client.created_at)}
    </td>
    <td className={styles.actions}>
      {client.archived_at === null ? (
        <>
          <Button size="small" type="text" onClick={() => onEdit(client)} aria-label={`Edit ${client.name}`}>
            Edit
          </Button>
          <Button
            size="small"
            type="text"
            disabled={busy}
            onClick={() => onChange('archive', client)}
            aria-label={`Archive ${client.name}`}
          >
            Archive
          </Button>
        </>
      ) : (
        <Button
          size="small"
          type="text"
          disabled={busy || full}
          onClick={() => onChange('restore', client)}
          aria-label={`Restore ${client.name}`}
        >
          Restore
        </Button>
      )}
    </td>
  </tr>
);

const samplesOf = (samples: number, shown: number): string =>
  samples === shown ? 'all made-up samples' : `${samples} of them made-up samples`;

export const ClientTable = ({ clients, ...rest }: ClientTableProps) => {
  const full = (usePlan().room('clients')?.problem ?? null) !== null;
  const archived = clients.some(({ archived_at }) => archived_at !== null);
  const samples = clients.filter(({ sample }) => sample).length;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{archived ? 'Archived clients' : 'Active clients'}</caption>
      <thead>
        <tr>
          <th scope="col">Client</th>
          <th scope="col">Domain</th>
          <th scope="col">Industry</th>
          <th scope="col">{archived ? 'Archived' : 'Added'}</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <Row key={client.id} client={client} full={full} {...rest} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={5}>
            {clients.length} shown
            {samples > 0 && `, ${samplesOf(samples, clients.length)} to look around with`}
          </td>
        </tr>
      </tfoot>
    </table>
  );
};
