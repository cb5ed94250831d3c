/** Renders the clients as a table, optionally grouped, or as cards, with actions on each client. */

import type { ReactNode } from 'react';
import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type ColumnChoice, columnLabels } from '#domain/clients/tableColumns.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bookHealth } from '#domain/portfolio/portfolioHealth.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { noFigure } from '../../content/formatMetric.ts';
import { counted } from '../../content/limits.ts';
import { OwnTable } from '../../parts/tables/OwnTable.tsx';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { type Staff, useStaff } from '../../parts/useStaff.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useToday } from '../../services/useToday.ts';
import { Hint } from '../../widgets/Hint.tsx';
import type { TableSort } from '../../widgets/tableSort.ts';
import { ClientActions, type ClientDoing } from './ClientActions.tsx';
import { ClientCards } from './ClientCards.tsx';
import styles from './Clients.module.css';
import type { ClientColumn, ColumnContent } from './clientColumnParts.ts';
import { chosenColumns, feeColumns, nameColumn, ownerName, whoColumns } from './clientColumns.tsx';
import { type ClientRow, rowOf } from './clientRow.ts';
import type { ClientView } from './clientView.ts';
import { feesOf } from './feeOfClient.ts';
import { statusColumns } from './statusColumns.tsx';
import type { ClientChanges } from './useClientChanges.ts';
import { useStatuses } from './useClientStatuses.ts';

type ColumnContents = Readonly<Record<ColumnChoice, ColumnContent>>;

/** A separate hook, so that the compiler memoizes these columns apart from the view, which changes with every navigation. */
const useColumnContents = (
  show: ClientView['show'],
  onHealth: (clientId: string) => void,
): ColumnContents => {
  const today = useToday();
  const staff = useStaff();
  const who = whoColumns(staff, show);
  const fees = feeColumns(today);
  const columnsOfStatus = statusColumns(today, onHealth);
  return { ...who, ...fees, ...columnsOfStatus };
};

type Reactions = {
  readonly onHealth: (clientId: string) => void;
  readonly actions: ColumnContent['cell'];
};

const useClientColumns = (view: ClientView, { onHealth, actions }: Reactions): readonly ClientColumn[] => {
  const staff = useStaff();
  const columns = useColumnContents(view.show, onHealth);
  const mayChange = useCanEdit();
  return [
    nameColumn(view, staff),
    ...chosenColumns(view).map((key) => ({ key, title: columnLabels[key], ...columns[key] })),
    ...(mayChange
      ? [
          {
            key: 'actions',
            title: 'Actions',
            hidesTitle: true,
            width: 44,
            align: 'end',
            cell: actions,
          } as const,
        ]
      : []),
  ];
};

const totalsOf = (rows: readonly ClientRow[], today: EpochDay): ReadonlyMap<string, ReactNode> => {
  const statuses = rows.flatMap(({ status }) => status ?? []);
  const { mean } = bookHealth(statuses);
  const sum = (countOf: (status: PortfolioClient) => number): number =>
    statuses.reduce((total, status) => total + countOf(status), 0);
  return new Map<string, ReactNode>([
    [
      'fee',
      feesOf(
        rows.map(({ client }) => client),
        today,
      ),
    ],
    ['health', mean === null ? noFigure : <Hint text="The mean of the scores">{mean}</Hint>],
    ['sources', `${sum((client) => client.sources_fresh)}/${sum(({ sources }) => sources)}`],
  ]);
};

const withClientTotals = (
  columns: readonly ClientColumn[],
  rows: readonly ClientRow[] | null,
  today: EpochDay,
): readonly ClientColumn[] => {
  const totals = totalsOf(rows ?? [], today);
  const count = rows?.length ?? 0;
  return columns.map((column) => {
    if (column.isName) return rows ? { ...column, total: counted(count, 'clients') } : column;
    return totals.has(column.key) ? { ...column, total: totals.get(column.key) } : column;
  });
};

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
    .map(([name, own]) => ({ name: name === '—' ? 'Unassigned' : groupTitle(name), rows: own }))
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
  const statuses = useStatuses();
  const staff = useStaff();
  const HealthDetails = useLazyModule(healthOf !== null, lateHealth);
  const detailed = healthOf === null ? undefined : statuses?.get(healthOf);
  const columns = useClientColumns(view, {
    onHealth: setHealthOf,
    actions: ({ client }) => <ClientActions client={client} actor={actor} onDo={onDo} />,
  });
  const rows = clients?.map((client) => rowOf(client, statuses)) ?? null;
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
