/** Renders the clients as a table, optionally grouped, or as cards, with actions on each client. */

import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { counted } from '../../content/limits.ts';
import { OwnTable } from '../../parts/tables/OwnTable.tsx';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { type Staff, useStaff } from '../../parts/useStaff.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useToday } from '../../services/useToday.ts';
import type { TableSort } from '../../widgets/tableSort.ts';
import { ClientActions, type ClientDoing } from './ClientActions.tsx';
import { ClientCards } from './ClientCards.tsx';
import styles from './Clients.module.css';
import type { ClientColumn } from './clientColumnParts.ts';
import { ownerName } from './clientColumns.tsx';
import { type ClientRow, rowOf } from './clientRow.ts';
import { withClientTotals } from './clientTotals.tsx';
import type { ClientView } from './clientView.ts';
import type { ClientChanges } from './useClientChanges.ts';
import { useClientColumns } from './useClientColumns.ts';
import { useStandings } from './useClientStatuses.ts';

type ClientTableProps = {
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
  return samples === shown
    ? `${shown} sample clients`
    : `${shown} clients, ${samples} of them ${samples === 1 ? 'a sample' : 'samples'}`;
};

const rowsCounted = (clients: readonly ClientItem[]): string => {
  const samples = clients.filter(({ sample }) => sample).length;
  if (samples > 0) return samplesOf(samples, clients.length);
  return counted(clients.length, 'clients');
};

const lateHealth = {
  fault: 'The health did not load',
  load: async () => (await import('../../parts/health/HealthDetails.tsx')).HealthDetails,
};

const groupTitle = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

const labels = { active: 'Active clients', paused: 'Paused clients', archived: 'Archived clients' } as const;

const groupsOf = (rows: readonly ClientRow[], group: ClientView['group'], staff: Staff) => {
  if (group === null || (group === 'owner' && staff.size === 0)) return [{ name: null, rows }];
  const nameOf = ({ client }: ClientRow): string =>
    group === 'owner' ? ownerName(client, staff) : client[group];
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, own]) => ({ name: name === '—' ? 'Nobody' : groupTitle(name), rows: own }))
    .toSorted((one, other) => compareNames(one.name, other.name));
};

type GroupProps = Pick<ClientTableProps, 'view' | 'shape' | 'chosen' | 'onChoose' | 'onSort'> & {
  name: string | null;
  rows: readonly ClientRow[] | null;
  columns: readonly ClientColumn[];
};

const Group = ({ name, rows, columns, view, shape, chosen, onChoose, onSort }: GroupProps) => {
  const today = useToday();
  const label = labels[view.show];
  const ids = new Set(rows?.map(({ client }) => client.id));
  const elsewhere = chosen.filter((id) => !ids.has(id));
  const table = (
    <OwnTable
      table="clients"
      own={shape}
      isBare
      label={name === null ? label : `${label}: ${name}`}
      rows={rows}
      keyOf={({ client }) => client.id}
      columns={withClientTotals(columns, rows, today)}
      sort={view.sort}
      onSort={onSort}
      selection={{
        chosen: chosen.filter((id) => ids.has(id)),
        onChoose: (keys) => onChoose([...elsewhere, ...keys]),
        nameOf: ({ client }) => client.name,
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
  const staff = useStaff();
  const HealthDetails = useLazyModule(healthOf !== null, lateHealth);
  const detailed = healthOf === null ? undefined : standings?.get(healthOf);
  const columns = useClientColumns(view, {
    onHealth: setHealthOf,
    actions: ({ client }) => <ClientActions client={client} actor={actor} onDo={onDo} />,
  });
  const rows = clients?.map((client) => rowOf(client, standings)) ?? null;
  return (
    <>
      {rows && view.layout === 'cards' ? (
        <ClientCards
          label={labels[view.show]}
          rows={rows}
          view={view}
          staff={staff}
          columns={columns}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        (rows ? groupsOf(rows, view.group, staff) : [{ name: null, rows: null }]).map((group) => (
          <Group
            key={group.name}
            {...group}
            columns={columns}
            view={view}
            shape={shape}
            chosen={chosen}
            onChoose={onChoose}
            onSort={onSort}
          />
        ))
      )}
      {clients && clients.length > 0 && <p className={styles.count}>{rowsCounted(clients)}</p>}
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
