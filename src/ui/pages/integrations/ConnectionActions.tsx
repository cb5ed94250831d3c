/** Renders a connection's primary action and the menu of the others. */
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { signInCompany } from '#domain/integrations/platforms.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import type { ChangesActor } from './connectionActors.ts';
import { type BoardRow, connectionState, nameOf } from './connectionState.ts';
import { useLockedPlatform } from './useLockedPlatform.ts';

/** Those that are silent, the row itself included. */
const sameSignIn = (row: BoardRow, all: readonly BoardRow[]): readonly BoardRow[] =>
  all.filter(
    (one) =>
      one.silent?.reason === row.silent?.reason &&
      connectionState(one) === 'silent' &&
      one.by.id === row.by.id &&
      signInCompany(one.platform) === signInCompany(row.platform),
  );

const verbs = {
  sync: 'Sync now',
  pause: 'Pause syncs',
  resume: 'Resume',
  reconnect: 'Reconnect',
  restore: 'Restore',
  stopHistory: 'Stop the history',
  continueHistory: 'Continue the history',
} as const;

export type Verb = keyof typeof verbs;

/** Opens the dialogs of a row. */
export type RowDialogs = {
  readonly onDetails: (row: BoardRow) => void;
  readonly onDisconnect: (row: BoardRow) => void;
  readonly onReplace: (row: BoardRow) => void;
};

const primaryOf = ({ state, silent, sync }: BoardRow): Verb => {
  if (state === 'disconnected') return 'restore';
  if (silent !== null) return 'reconnect';
  return sync?.state === 'paused' ? 'resume' : 'sync';
};

type ActionsProps = RowDialogs & {
  readonly row: BoardRow;
  /** All connections, for those with the same sign-in. */
  readonly all: readonly BoardRow[];
  readonly changes: ChangesActor;
};

/** One change of several connections is one request and one undo. */
export const changeOf = (kind: Verb, rows: readonly BoardRow[]) => {
  const [first] = rows;
  const ids = rows.map(({ id }) => id).join(',');
  const name = rows.length === 1 && first ? nameOf(first) : `${rows.length} connections`;
  const isSingle = kind === 'restore' || (kind === 'reconnect' && rows.length === 1);
  return {
    type: 'change.ask' as const,
    kind,
    id: rows.length === 1 && first ? first.id : ids,
    name,
    etag: first?.etag ?? '',
    ...(isSingle ? {} : { details: { ids } }),
  };
};

const historyItems = (history: NonNullable<BoardRow['sync']>['history']) => {
  if (history === null) return [];
  const key = history.stopped ? 'continueHistory' : 'stopHistory';
  return [{ key, label: verbs[key] }];
};

const itemsOf = ({ row, all }: Pick<ActionsProps, 'row' | 'all'>, isLocked: boolean) => {
  const { state, silent, sync } = row;
  if (state === 'disconnected') return [{ key: 'details', label: 'Details' }];
  const others = sameSignIn(row, all);
  return [
    { key: 'details', label: 'Details' },
    ...(silent !== null && others.length > 1
      ? [
          {
            key: 'reconnectAll',
            label: `Reconnect all ${others.length} of ${signInCompany(row.platform)}`,
            disabled: isLocked,
          },
        ]
      : []),
    ...(sync?.state === 'paused' ? [] : [{ key: 'pause', label: verbs.pause }]),
    ...historyItems(sync?.history ?? null),
    { key: 'replace', label: 'Replace…', disabled: isLocked },
    { key: 'disconnect', label: 'Disconnect…', danger: true },
  ];
};

export const ConnectionActions = ({
  row,
  all,
  changes,
  onDetails,
  onDisconnect,
  onReplace,
}: ActionsProps) => {
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const isLocked = useLockedPlatform(row.platform);
  const primary = primaryOf(row);
  const name = nameOf(row);
  const ask = (kind: Verb, rows: readonly BoardRow[]) => changes.send(changeOf(kind, rows));
  const choose = (key: string) => {
    if (key === 'details') onDetails(row);
    else if (key === 'disconnect') onDisconnect(row);
    else if (key === 'replace') onReplace(row);
    else if (key === 'reconnectAll') ask('reconnect', sameSignIn(row, all));
    else ask(key as Verb, [row]);
  };
  return (
    <Flex gap={4} justify="end" align="center">
      <Button
        size="small"
        type={primary === 'reconnect' ? 'primary' : 'default'}
        disabled={busy || isLocked}
        aria-label={`${verbs[primary]} ${name}`}
        aria-description={isLocked ? integrationTexts.lockedPlatform : undefined}
        onClick={() => ask(primary, [row])}
      >
        {verbs[primary]}
      </Button>
      <MoreMenu name={name} size="small" items={itemsOf({ row, all }, isLocked)} onChoose={choose} />
    </Flex>
  );
};
