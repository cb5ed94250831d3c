/** The columns of the connections: account, state and client sort; the last one has what can be done. */
import { useSelector } from '@xstate/react';
import { Button, Tag } from 'antd';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { shortTime } from '../../content/dates.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import type { TableSort } from '../../widgets/tableSort.ts';
import type { ChangesActor } from './actors.ts';
import { ClientChoice } from './ClientChoice.tsx';
import styles from './Connections.module.css';

export const nameOf = ({ platform, account }: Integration): string =>
  `${platformNames[platform]}, ${account.name}`;

const Action = ({ item, changes }: { item: Integration; changes: ChangesActor }) => {
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const connected = item.state === 'connected';
  const name = nameOf(item);
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={`${connected ? 'Disconnect' : 'Restore'} ${name}`}
      onClick={() =>
        changes.send({
          type: 'change.ask',
          kind: connected ? 'disconnect' : 'restore',
          id: item.id,
          name,
          etag: item.etag,
        })
      }
    >
      {connected ? 'Disconnect' : 'Restore'}
    </Button>
  );
};

/** Connected ones first. */
export const byState = (one: Integration, other: Integration): number =>
  Number(one.state !== 'connected') - Number(other.state !== 'connected');

export const sortedColumns: readonly string[] = ['account', 'state', 'since', 'client'];

const stateOf = ({ state }: Integration): string => (state === 'connected' ? 'Connected' : 'Disconnected');

export const columnsOf = (now: number, changes: ChangesActor): readonly DataColumn<Integration>[] => [
  {
    key: 'account',
    title: 'Account',
    isName: true,
    width: '30%',
    cell: ({ platform, account }) => (
      <>
        <strong>{platformNames[platform]}</strong>
        <span className={styles.quiet}>{account.name}</span>
      </>
    ),
    compare: (one, other) => nameOf(one).localeCompare(nameOf(other)),
  },
  {
    key: 'state',
    title: 'State',
    cell: (item) => <Tag color={item.state === 'connected' ? 'success' : 'default'}>{stateOf(item)}</Tag>,
    compare: byState,
  },
  {
    key: 'since',
    title: 'Since',
    width: '20%',
    cell: ({ since, by }) => (
      <>
        <time dateTime={since}>{shortTime(since, now)}</time>
        <span className={styles.quiet}>by {by.name}</span>
      </>
    ),
    compare: (one, other) => one.since.localeCompare(other.since),
    isGreatestFirst: true,
  },
  {
    key: 'client',
    title: 'Client',
    width: '24%',
    cell: (item) =>
      item.state === 'connected' ? (
        <ClientChoice item={item} name={nameOf(item)} changes={changes} />
      ) : (
        item.client.name
      ),
    compare: (one, other) => one.client.name.localeCompare(other.client.name),
  },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    align: 'end',
    cell: (item) => <Action item={item} changes={changes} />,
  },
];

/** Null: as they come. */
export const inOrder = (
  items: readonly Integration[],
  columns: readonly DataColumn<Integration>[],
  sort: TableSort | null,
): readonly Integration[] => {
  const compare = columns.find(({ key }) => key === sort?.column)?.compare;
  if (compare === undefined) return items;
  return items.toSorted((one, other) =>
    sort?.order === 'descending' ? compare(other, one) : compare(one, other),
  );
};

/** One line for each, days as `YYYY-MM-DD` in UTC. */
export const connectionsCsv = (items: readonly Integration[]): string =>
  csvText([
    ['Platform', 'Account', 'State', 'Since', 'By', 'Client'],
    ...items.map((item) => [
      platformNames[item.platform],
      item.account.name,
      stateOf(item),
      item.since.slice(0, 10),
      item.by.name,
      item.client.name,
    ]),
  ]);
