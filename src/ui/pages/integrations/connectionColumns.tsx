/** Defines the columns of the health board. */

import type { Table } from '#domain/csv.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { ago, shortTime } from '../../content/dates.ts';
import { count } from '../../content/formatMetric.ts';
import { historyWords } from '../../content/integrations.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { byValue, sortedRows, type TableSort } from '../../widgets/tableSort.ts';
import { ConnectionActions, type RowDialogs } from './ConnectionActions.tsx';
import styles from './Connections.module.css';
import type { ChangesActor } from './connectionActors.ts';
import {
  type BoardRow,
  byState,
  connectionState,
  nameOf,
  silenceWords,
  stateWords,
} from './connectionState.ts';
import { SyncStrip } from './SyncStrip.tsx';

const tones = { silent: 'bad', connected: 'good', disconnected: 'quiet' } as const;

const State = ({ row }: { row: BoardRow }) => {
  const silence = silenceWords(row);
  const tone = row.sync?.state === 'paused' && row.silent === null ? 'warning' : tones[connectionState(row)];
  return (
    <>
      <StatusTag tone={tone}>{stateWords(row)}</StatusTag>
      {silence !== null && <span className={styles.quiet}>{silence}</span>}
      {row.sync?.history && <span className={styles.quiet}>{historyWords(row.sync.history)}</span>}
    </>
  );
};

/** `next at 14:05`; null while nothing is scheduled. */
const nextWords = ({ sync }: BoardRow, now: number): string | null =>
  sync?.next_at == null ? null : `next at ${shortTime(sync.next_at, now)}`;

const Syncs = ({ row, now }: { row: BoardRow; now: number }) => {
  const { sync } = row;
  if (sync === null) return null;
  return (
    <>
      {sync.last_at === null ? 'Never' : <time dateTime={sync.last_at}>{ago(sync.last_at, now)}</time>}
      <span className={styles.quiet}>{nextWords(row, now) ?? 'none planned'}</span>
    </>
  );
};

export const sortedColumns: readonly string[] = ['account', 'client', 'state', 'synced', 'rows'];

type Board = RowDialogs & {
  readonly now: number;
  readonly all: readonly BoardRow[];
  readonly changes: ChangesActor;
  readonly addressOf: (id: string) => string;
};

/** `hasClient`: omitted of a group of one client. */
export const columnsOf = (
  { now, addressOf, ...actions }: Board,
  { hasClient }: { readonly hasClient: boolean },
): readonly DataColumn<BoardRow>[] => [
  {
    key: 'account',
    title: 'Account',
    isName: true,
    width: hasClient ? '18%' : '30%',
    cell: ({ id, platform, account }) => (
      <AppLink to={addressOf(id)} markCurrent={false} className={styles.account}>
        <strong>{platformNames[platform]}</strong>
        <span className={styles.quiet}>{account.name}</span>
      </AppLink>
    ),
    compare: (one, other) => compareNames(nameOf(one), nameOf(other)),
  },
  ...(hasClient
    ? [
        {
          key: 'client',
          title: 'Client',
          width: '12%',
          cell: ({ client }: BoardRow) => client.name,
          compare: (one: BoardRow, other: BoardRow) => compareNames(one.client.name, other.client.name),
        },
      ]
    : []),
  { key: 'state', title: 'State', width: '13%', cell: (row) => <State row={row} />, compare: byState },
  {
    key: 'days',
    title: 'Last 30 days',
    width: 160,
    cell: ({ sync }) => (sync === null ? null : <SyncStrip days={sync.days} />),
  },
  {
    key: 'synced',
    title: 'Last sync',
    width: '11%',
    cell: (row) => <Syncs row={row} now={now} />,
    compare: byValue(({ sync }: BoardRow) => sync?.last_at ?? null),
    isGreatestFirst: true,
  },
  {
    key: 'rows',
    title: 'Rows, 24 h',
    width: 100,
    align: 'end',
    cell: ({ sync }) => count(sync?.rows ?? 0),
    compare: (one, other) => (one.sync?.rows ?? 0) - (other.sync?.rows ?? 0),
    isGreatestFirst: true,
  },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    align: 'end',
    width: 136,
    cell: (row) => (
      <OnlyChangeable>
        <ConnectionActions row={row} {...actions} />
      </OnlyChangeable>
    ),
  },
];

export const inOrder = (
  rows: readonly BoardRow[],
  columns: readonly DataColumn<BoardRow>[],
  sort: TableSort | null,
): readonly BoardRow[] => {
  const compare = columns.find(({ key }) => key === sort?.column)?.compare;
  return compare === undefined || sort === null ? rows : sortedRows(rows, compare, sort.order);
};

/** One row per connection, days as `YYYY-MM-DD` in UTC. */
export const connectionsCsv = (rows: readonly BoardRow[]): Table => [
  [
    'Platform',
    'Account',
    'State',
    'Since',
    'By',
    'Client',
    'Last sync',
    'Next sync',
    'Rows, 24 h',
    'API calls, 24 h',
  ],
  ...rows.map((row) => [
    platformNames[row.platform],
    row.account.name,
    stateWords(row),
    row.since.slice(0, 10),
    row.by.name,
    row.client.name,
    row.sync?.last_at ?? '',
    row.sync?.next_at ?? '',
    row.sync?.rows ?? 0,
    row.sync?.calls ?? 0,
  ]),
];
