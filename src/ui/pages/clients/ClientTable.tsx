/** The clients as a table or as cards, each with what can be done with it. */
import { Card, Checkbox, Descriptions } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useToday } from '../../services/useToday.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { TableSort } from '../../widgets/tableSort.ts';
import { ClientActions, type ClientDoing } from './ClientActions.tsx';
import { ClientName, ClientTags } from './ClientName.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import styles from './Clients.module.css';
import { type ColumnParts, clientColumns, ownerName, sourceCount } from './clientColumns.tsx';
import type { ClientView } from './clientView.ts';
import { feeText } from './feeOfClient.ts';
import { useSources } from './useSources.ts';
import { useStaff } from './useStaff.ts';

type ClientTableProps = {
  /** Null as long as they are waited for. */
  clients: readonly ClientItem[] | null;
  view: ClientView;
  busy: boolean;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onSort: (sort: TableSort | null) => void;
  onDo: (doing: ClientDoing, client: ClientItem) => void;
};

const samplesOf = (samples: number, shown: number): string =>
  samples === shown ? `${shown} sample clients` : `${shown} clients, ${samples} of them samples`;

const counted = (clients: readonly ClientItem[]): string => {
  const samples = clients.filter(({ sample }) => sample).length;
  if (samples > 0) return samplesOf(samples, clients.length);
  return clients.length === 1 ? '1 client' : `${clients.length} clients`;
};

const labels = { active: 'Active clients', paused: 'Paused clients', archived: 'Archived clients' } as const;

const factsOf = (client: ClientItem, { staff, today, sources }: ColumnParts) => [
  { key: 'industry', label: 'Industry', children: client.industry },
  { key: 'owner', label: 'Owner', children: ownerName(client, staff) },
  { key: 'fee', label: 'Monthly fee', children: feeText(client, today) },
  ...(sources ? [{ key: 'sources', label: 'Sources', children: sourceCount(client, sources) }] : []),
];

type CardsProps = Pick<ClientTableProps, 'chosen' | 'onChoose'> & {
  clients: readonly ClientItem[];
  parts: ColumnParts;
};

/** In the order of the table. */
const sortedBy = (clients: readonly ClientItem[], parts: ColumnParts): readonly ClientItem[] => {
  const { sort } = parts.view;
  const compare = clientColumns(parts).find(({ key }) => key === sort?.column)?.compare;
  if (!sort || !compare) return clients;
  const sorted = clients.toSorted(compare);
  return sort.order === 'descending' ? sorted.toReversed() : sorted;
};

const ClientCards = ({ clients, parts, chosen, onChoose }: CardsProps) => (
  <ul className={styles.cards} aria-label={labels[parts.view.show]}>
    {sortedBy(clients, parts).map((client) => (
      <li key={client.id}>
        <Card size="small" className={styles.card ?? ''}>
          <div className={styles.cardHead}>
            <Checkbox
              aria-label={`Choose ${client.name}`}
              checked={chosen.includes(client.id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, client.id] : chosen.filter((id) => id !== client.id))
              }
            />
            <ClientName client={client} view={parts.view} />
            <ClientStatus status={client.status} />
          </div>
          <Descriptions size="small" column={1} colon={false} items={factsOf(client, parts)} />
          <ClientTags tags={client.tags} />
          {parts.actionsOf(client)}
        </Card>
      </li>
    ))}
  </ul>
);

export const ClientTable = (props: ClientTableProps) => {
  const { clients, view, busy, chosen, onChoose, onSort, onDo } = props;
  const parts: ColumnParts = {
    view,
    today: useToday(),
    staff: useStaff(),
    sources: useSources(),
    actionsOf: (client) => <ClientActions client={client} busy={busy} onDo={onDo} />,
  };
  return (
    <>
      {clients && view.layout === 'cards' ? (
        <ClientCards clients={clients} parts={parts} chosen={chosen} onChoose={onChoose} />
      ) : (
        <DataTable
          label={labels[view.show]}
          rows={clients}
          keyOf={({ id }) => id}
          columns={clientColumns(parts)}
          sort={view.sort}
          onSort={onSort}
          selection={{ chosen, onChoose, nameOf: ({ name }) => name }}
          expectedRows={8}
        />
      )}
      {clients && clients.length > 0 && <p className={styles.count}>{counted(clients)}</p>}
    </>
  );
};
