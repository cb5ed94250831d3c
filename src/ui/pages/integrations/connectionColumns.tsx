/** Defines the columns of the connections, sortable by account, state and client, with actions. */

import { useSelector } from '@xstate/react';
import { Button, Select } from 'antd';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { shortTime } from '../../content/dates.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useCanEdit } from '../../services/useCanEdit.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { sortedRows, type TableSort } from '../../widgets/tableSort.ts';
import styles from './Connections.module.css';
import type { ChangesActor } from './connectionActors.ts';
import { byState, connectionState, silenceWords, stateWords } from './connectionState.ts';
import { useLockedPlatform } from './useLockedPlatform.ts';

type ClientChoiceProps = { item: Integration; name: string; changes: ChangesActor };

const ClientChoice = ({ item, name, changes }: ClientChoiceProps) => {
  const { id, client, etag } = item;
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  const isKnown = clients.some((one) => one.id === client.id);
  if (!useCanEdit()) return client.name;
  return (
    <Select
      id={`client-of-${id}`}
      aria-label={`Client of ${name}`}
      className={styles.client ?? ''}
      disabled={busy}
      showSearch={searchedByLabel}
      value={client.id}
      options={(isKnown ? clients : [client, ...clients]).map((one) => ({ value: one.id, label: one.name }))}
      onChange={(clientId) =>
        changes.send({
          type: 'change.ask',
          kind: 'map',
          id,
          name,
          etag,
          details: { clientId },
        })
      }
    />
  );
};

export const nameOf = ({ platform, account }: Integration): string =>
  `${platformNames[platform]}, ${account.name}`;

type ActionProps = { item: Integration; changes: ChangesActor };

const verbs = { reconnect: 'Reconnect', disconnect: 'Disconnect', restore: 'Restore' } as const;

const Act = ({ item, changes, kind }: ActionProps & { kind: keyof typeof verbs }) => {
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const { id, etag } = item;
  const name = nameOf(item);
  const isLocked = useLockedPlatform(item.platform) && kind !== 'disconnect';
  return (
    <Button
      size="small"
      {...(kind === 'reconnect' ? { type: 'primary' } : {})}
      disabled={busy || isLocked}
      aria-label={`${verbs[kind]} ${name}`}
      aria-description={isLocked ? integrationTexts.lockedPlatform : undefined}
      onClick={() => changes.send({ type: 'change.ask', kind, id, name, etag })}
    >
      {verbs[kind]}
    </Button>
  );
};

const Actions = (props: ActionProps) => {
  const state = connectionState(props.item);
  return (
    <span className={styles.actions}>
      {state === 'silent' && <Act {...props} kind="reconnect" />}
      <Act {...props} kind={state === 'disconnected' ? 'restore' : 'disconnect'} />
    </span>
  );
};

const tones = { silent: 'bad', connected: 'good', disconnected: 'quiet' } as const;

const State = ({ item }: { item: Integration }) => {
  const silence = silenceWords(item);
  return (
    <>
      <StatusTag tone={tones[connectionState(item)]}>{stateWords(item)}</StatusTag>
      {silence !== null && <span className={styles.quiet}>{silence}</span>}
    </>
  );
};

export const sortedColumns: readonly string[] = ['account', 'state', 'since', 'client'];

export const columnsOf = (now: number, changes: ChangesActor): readonly DataColumn<Integration>[] => [
  {
    key: 'account',
    title: 'Account',
    isName: true,
    width: '25%',
    cell: ({ platform, account }) => (
      <>
        <strong>{platformNames[platform]}</strong>
        <span className={styles.quiet}>{account.name}</span>
      </>
    ),
    compare: (one, other) => compareNames(nameOf(one), nameOf(other)),
  },
  {
    key: 'state',
    title: 'State',
    width: '16%',
    cell: (item) => <State item={item} />,
    compare: byState,
  },
  {
    key: 'since',
    title: 'Since',
    width: '15%',
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
    compare: (one, other) => compareNames(one.client.name, other.client.name),
  },
  {
    key: 'actions',
    title: 'Actions',
    hidesTitle: true,
    align: 'end',
    cell: (item) => (
      <OnlyChangeable>
        <Actions item={item} changes={changes} />
      </OnlyChangeable>
    ),
  },
];

export const inOrder = (
  items: readonly Integration[],
  columns: readonly DataColumn<Integration>[],
  sort: TableSort | null,
): readonly Integration[] => {
  const compare = columns.find(({ key }) => key === sort?.column)?.compare;
  return compare === undefined || sort === null ? items : sortedRows(items, compare, sort.order);
};

/** One row per connection, days as `YYYY-MM-DD` in UTC. */
export const connectionsCsv = (items: readonly Integration[]): Table => [
  ['Platform', 'Account', 'State', 'Since', 'By', 'Client'],
  ...items.map((item) => [
    platformNames[item.platform],
    item.account.name,
    stateWords(item),
    item.since.slice(0, 10),
    item.by.name,
    item.client.name,
  ]),
];
