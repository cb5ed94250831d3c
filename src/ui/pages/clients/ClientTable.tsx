/** The clients as a table, in groups where they are asked for, or as cards, each with what can be done with it. */
import { Card, Checkbox, Descriptions } from 'antd';
import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { OwnTable } from '../../parts/tables/OwnTable.tsx';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { useLateCode } from '../../services/useLateCode.ts';
import { useToday } from '../../services/useToday.ts';
import type { TableSort } from '../../widgets/tableSort.ts';
import { ClientActions, type ClientDoing } from './ClientActions.tsx';
import { ClientName, ClientTags } from './ClientName.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import styles from './Clients.module.css';
import type { ColumnParts } from './clientColumnParts.ts';
import { clientColumns, ownerName } from './clientColumns.tsx';
import type { ClientView } from './clientView.ts';
import { useStandings } from './useBook.ts';
import type { ClientChanges } from './useClientChanges.ts';
import { useStaff } from './useStaff.ts';

type ClientTableProps = {
  /** Null as long as they are waited for. */
  clients: readonly ClientItem[] | null;
  view: ClientView;
  shape: HabitsInUse;
  actor: ClientChanges['actor'];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onSort: (sort: TableSort | null) => void;
  onDo: (doing: ClientDoing, client: ClientItem) => void;
};

const samplesOf = (samples: number, shown: number): string => {
  if (shown === 1) return '1 sample client';
  return samples === shown ? `${shown} sample clients` : `${shown} clients, ${samples} of them samples`;
};

const counted = (clients: readonly ClientItem[]): string => {
  const samples = clients.filter(({ sample }) => sample).length;
  if (samples > 0) return samplesOf(samples, clients.length);
  return clients.length === 1 ? '1 client' : `${clients.length} clients`;
};

const lateHealth = {
  fault: 'The health did not load',
  load: async () => (await import('../../parts/health/HealthDetails.tsx')).HealthDetails,
};

/** A status as a heading. */
const groupTitle = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

const labels = { active: 'Active clients', paused: 'Paused clients', archived: 'Archived clients' } as const;

const inHead: readonly string[] = ['name', 'status', 'industry', 'owner', 'actions'];

const factsOf = (client: ClientItem, parts: ColumnParts) => [
  { key: 'industry', label: 'Industry', children: client.industry },
  { key: 'owner', label: 'Owner', children: ownerName(client, parts.staff) },
  ...clientColumns(parts, null)
    .filter(({ key }) => !inHead.includes(key))
    .map(({ key, title, cell }) => ({ key, label: title, children: cell(client) })),
];

type CardsProps = Pick<ClientTableProps, 'chosen' | 'onChoose'> & {
  clients: readonly ClientItem[];
  parts: ColumnParts;
};

/** In the order of the table. */
const sortedBy = (clients: readonly ClientItem[], parts: ColumnParts): readonly ClientItem[] => {
  const { sort } = parts.view;
  const compare = clientColumns(parts, null).find(({ key }) => key === sort?.column)?.compare;
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

/** In the order of their names; one group of all where none is asked for. */
const groupsOf = (clients: readonly ClientItem[], { view, staff }: ColumnParts) => {
  const { group } = view;
  if (group === null || (group === 'owner' && staff.size === 0)) return [{ name: null, clients }];
  const nameOf = (client: ClientItem): string =>
    group === 'owner' ? ownerName(client, staff) : client[group];
  return [...Map.groupBy(clients, nameOf)]
    .map(([name, own]) => ({ name: name === '—' ? 'Nobody' : groupTitle(name), clients: own }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
};

type GroupProps = Pick<ClientTableProps, 'shape' | 'chosen' | 'onChoose' | 'onSort'> & {
  /** Null where it is not one of several. */
  name: string | null;
  clients: readonly ClientItem[] | null;
  parts: ColumnParts;
};

const Group = ({ name, clients, parts, shape, chosen, onChoose, onSort }: GroupProps) => {
  const label = labels[parts.view.show];
  const ids = new Set(clients?.map(({ id }) => id));
  const elsewhere = chosen.filter((id) => !ids.has(id));
  const table = (
    <OwnTable
      table="clients"
      own={shape}
      isBare
      label={name === null ? label : `${label}: ${name}`}
      rows={clients}
      keyOf={({ id }) => id}
      columns={clientColumns(parts, clients)}
      sort={parts.view.sort}
      onSort={onSort}
      selection={{
        chosen: chosen.filter((id) => ids.has(id)),
        onChoose: (keys) => onChoose([...elsewhere, ...keys]),
        nameOf: (client) => client.name,
      }}
      expectedRows={8}
    />
  );
  if (name === null) return <div className={styles.many}>{table}</div>;
  return (
    <section className={styles.group} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles.many}>{table}</div>
    </section>
  );
};

export const ClientTable = (props: ClientTableProps) => {
  const { clients, view, shape, actor, chosen, onChoose, onSort, onDo } = props;
  const [healthOf, setHealthOf] = useState<string | null>(null);
  const standings = useStandings();
  const HealthDetails = useLateCode(healthOf !== null, lateHealth);
  const detailed = healthOf === null ? undefined : standings?.get(healthOf);
  const parts: ColumnParts = {
    view,
    today: useToday(),
    staff: useStaff(),
    standings,
    onHealth: setHealthOf,
    actionsOf: (client) => <ClientActions client={client} actor={actor} onDo={onDo} />,
  };
  return (
    <>
      {clients && view.layout === 'cards' ? (
        <ClientCards clients={clients} parts={parts} chosen={chosen} onChoose={onChoose} />
      ) : (
        (clients ? groupsOf(clients, parts) : [{ name: null, clients: null }]).map((group) => (
          <Group
            key={group.name}
            {...group}
            parts={parts}
            shape={shape}
            chosen={chosen}
            onChoose={onChoose}
            onSort={onSort}
          />
        ))
      )}
      {clients && clients.length > 0 && <p className={styles.count}>{counted(clients)}</p>}
      {detailed && HealthDetails && (
        <HealthDetails
          client={detailed}
          to={`${protectedPages.dashboard.path}?client=${detailed.id}`}
          onClose={() => setHealthOf(null)}
        />
      )}
    </>
  );
};
