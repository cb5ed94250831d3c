/** Decides a workspace's sources: one fails once at a time, and revises only past days. */

import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { HistoryDays } from '#domain/integrations/backFill.ts';
import type { FailureReason } from '#domain/integrations/failureReasons.ts';
import type { SyncChange } from '#domain/integrations/syncHistory.ts';
import { ownValue } from '#domain/ownValue.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { SourceEvent, SourceSyncFailed } from './sourceEvents.ts';
import { type SourceHealth, soundSource, sourceAfter } from './sourceHealth.ts';

type Asked = Pick<
  SourceSyncFailed['data'],
  'workspaceId' | 'integrationId' | 'platform' | 'externalName' | 'clientId'
> & { readonly now: string };

export type FailSync = Asked & {
  readonly type: 'FailSync';
  readonly from: string;
  readonly reason: FailureReason;
};
export type RecoverSync = Asked & { readonly type: 'RecoverSync'; readonly lostTo: string | null };
export type ReconnectSource = Asked & {
  readonly type: 'ReconnectSource';
  readonly by: string;
};
export type ReadHistory = Asked & HistoryDays & { readonly type: 'ReadHistory' };
export type RestateSource = Asked & {
  readonly type: 'RestateSource';
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  readonly reason: string;
};

type Account = Omit<Asked, 'workspaceId' | 'now'>;
type SomeAccounts = {
  readonly workspaceId: string;
  readonly accounts: readonly Account[];
  readonly now: string;
};

export type ExpireAccess = SomeAccounts & { readonly type: 'ExpireAccess' };
export type RestateSources = SomeAccounts &
  Pick<RestateSource, 'from' | 'to' | 'factor' | 'reason'> & { readonly type: 'RestateSources' };
/** One change of many accounts; those that it does not concern are left as they are. */
export type ChangeSyncs = Omit<SomeAccounts, 'accounts'> & {
  /** `begun`: the first step of the history, which came with the connection. */
  readonly accounts: readonly (Account & { readonly begun?: HistoryDays | null })[];
  readonly type: 'ChangeSyncs';
  readonly change: SyncChange;
  readonly by: string;
};
export type SourceCommand =
  | ChangeSyncs
  | FailSync
  | RecoverSync
  | ReconnectSource
  | RestateSource
  | ReadHistory
  | ExpireAccess
  | RestateSources;

/** Unmeasured days are lost up to yesterday; an account that was only unreachable delivers all of its days later. */
const lostBefore = (reason: FailureReason, now: string): string | null =>
  reason === 'trackingLost' ? calendarDayOf(epochDayAt(Date.parse(now)) - 1) : null;

export type SourceState = Readonly<Record<string, SourceHealth>>;

export const healthOf = (state: SourceState, integrationId: string): SourceHealth =>
  ownValue(state, integrationId) ?? soundSource;

const restate = ({ type: _type, now, ...facts }: RestateSource): Decision<SourceEvent> => {
  const { from, to, factor } = facts;
  const isPossible = from <= to && to < now.slice(0, 10) && factor > 0;
  return isPossible
    ? accept({ type: 'SourceRestated', data: { ...facts, restatedAt: now } })
    : reject('invalid');
};

const expire = ({ workspaceId, accounts, now }: ExpireAccess, state: SourceState): Decision<SourceEvent> => {
  const answering = accounts.filter(({ integrationId }) => healthOf(state, integrationId).silent === null);
  const why = { from: now.slice(0, 10), reason: 'tokenExpired', failedAt: now } as const;
  return accept(
    ...answering.map((account) => ({
      type: 'SourceSyncFailed' as const,
      data: { workspaceId, ...account, ...why },
    })),
  );
};

const restateAll = (command: RestateSources, state: SourceState): Decision<SourceEvent> => {
  const { type: _type, accounts, ...facts } = command;
  if (accounts.some(({ integrationId }) => healthOf(state, integrationId).silent !== null))
    return reject('sourceSilent');
  const events: SourceEvent[] = [];
  for (const account of accounts) {
    const decision = restate({ type: 'RestateSource', ...account, ...facts });
    if (!decision.ok) return decision;
    events.push(...decision.events);
  }
  return accept(...events);
};

type ByPerson = Account & { readonly workspaceId: string; readonly by: string };

const historyChanged = (
  change: 'stopHistory' | 'continueHistory',
  data: ByPerson,
  { history, now }: { readonly history: (HistoryDays & Stopping) | null; readonly now: string },
): SourceEvent | null => {
  if (history === null || history.from <= history.goal) return null;
  const { from, goal, stoppedAt } = history;
  if (change === 'stopHistory')
    return stoppedAt === null
      ? { type: 'SourceHistoryStopped', data: { ...data, from, goal, stoppedAt: now } }
      : null;
  return stoppedAt === null ? null : { type: 'SourceHistoryContinued', data: { ...data, continuedAt: now } };
};

type Stopping = { readonly stoppedAt: string | null };

const changed = (
  { change, ...asked }: ChangeSyncs,
  { begun = null, ...account }: ChangeSyncs['accounts'][number],
  { silent, paused, history }: SourceHealth,
): SourceEvent | null => {
  const { workspaceId, by, now } = asked;
  const data = { workspaceId, ...account, by };
  switch (change) {
    case 'stopHistory':
    case 'continueHistory':
      return historyChanged(change, data, {
        history: history ?? (begun && { ...begun, stoppedAt: null }),
        now,
      });
    case 'sync':
      return silent === null && paused === null
        ? { type: 'SourceSynced', data: { ...data, syncedAt: now } }
        : null;
    case 'pause':
      return paused === null
        ? { type: 'SourceSyncPaused', data: { ...data, from: now.slice(0, 10), pausedAt: now } }
        : null;
    case 'resume':
      return paused === null ? null : { type: 'SourceSyncResumed', data: { ...data, resumedAt: now } };
    case 'reconnect':
      return silent === null
        ? null
        : {
            type: 'SourceSyncRecovered',
            data: { ...data, lostTo: lostBefore(silent.reason, now), recoveredAt: now },
          };
  }
};

const changeAll = (command: ChangeSyncs, state: SourceState): Decision<SourceEvent> => {
  const { accounts, change } = command;
  const events = accounts
    .map((account) => changed(command, account, healthOf(state, account.integrationId)))
    .filter((event) => event !== null);
  return change === 'sync' && events.length === 0 && accounts.length > 0
    ? reject('sourceSilent')
    : accept(...events);
};

const decideOne = (
  command: Exclude<SourceCommand, ExpireAccess | RestateSources | ChangeSyncs>,
  state: SourceState,
): Decision<SourceEvent> => {
  const { silent, history } = healthOf(state, command.integrationId);
  switch (command.type) {
    case 'ReadHistory': {
      const { type: _type, now, ...facts } = command;
      // Another request may have made the same step.
      if (history !== null && facts.from >= history.from) return accept();
      return accept({ type: 'SourceHistoryRead', data: { ...facts, readAt: now } });
    }
    case 'FailSync': {
      const { type: _type, now, ...facts } = command;
      if (silent !== null) return accept();
      return accept({ type: 'SourceSyncFailed', data: { ...facts, failedAt: now } });
    }
    case 'RecoverSync': {
      const { type: _type, now, ...facts } = command;
      if (silent === null) return accept();
      return accept({ type: 'SourceSyncRecovered', data: { ...facts, recoveredAt: now } });
    }
    case 'ReconnectSource': {
      const { type: _type, now, ...facts } = command;
      if (silent === null) return accept();
      const lostTo = lostBefore(silent.reason, now);
      return accept({ type: 'SourceSyncRecovered', data: { ...facts, lostTo, recoveredAt: now } });
    }
    case 'RestateSource':
      return restate(command);
  }
};

const decide = (command: SourceCommand, state: SourceState): Decision<SourceEvent> => {
  switch (command.type) {
    case 'ExpireAccess':
      return expire(command, state);
    case 'RestateSources':
      return restateAll(command, state);
    case 'ChangeSyncs':
      return changeAll(command, state);
    default:
      return decideOne(command, state);
  }
};

export const sourceDecider: Decider<SourceCommand, SourceEvent, SourceState> = {
  initial: {},
  evolve: (state, event) => {
    const { integrationId } = event.data;
    return { ...state, [integrationId]: sourceAfter(healthOf(state, integrationId), event) };
  },
  decide,
};
