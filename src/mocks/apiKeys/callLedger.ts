/** Counts this month's calls of API keys and marketplace apps by day and endpoint, in one vault record per workspace. */
import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { apiKeyDecider } from '#events/apiKeys/apiKeyDecider.ts';
import { apiKeyStream } from '#events/apiKeys/apiKeyStream.ts';
import {
  type PendingCalls,
  pendingIn,
  pendingName,
  putPending,
  readPending,
  withCall,
} from '#events/apiKeys/pendingCalls.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { loggedCalls } from '#events/projections/apiKeyDirectory.ts';
import type {
  BackendParts,
  CallLedger,
  CallMeter,
  CountedCall,
  CountedRow,
  MadeCall,
  Metered,
} from '../http/context.ts';
import { relatedToEach } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';

export const batchOfCalls = 100;

/** Milliseconds after which the next call writes an incomplete batch. */
const longestPending = 60 * 60 * 1_000;

const isRipe = (pending: PendingCalls, now: string): boolean =>
  pendingIn(pending, pending.month) >= batchOfCalls ||
  pending.keys.some(({ firstAt }) => Date.parse(now) - Date.parse(firstAt) >= longestPending);

export const createCallMeter = ({ log, readModel }: Pick<BackendParts, 'log' | 'readModel'>): CallMeter => {
  /** The pending promise of each workspace, so that no two calls read the same count. */
  const lines = new Map<string, Promise<unknown>>();

  const pending = async (workspaceId: string) => readPending(await log.vault.get(pendingName(workspaceId)));

  const move = async (workspaceId: string, counted: PendingCalls, now: string): Promise<boolean> => {
    const { month, keys } = counted;
    const subject = { stream: apiKeyStream, key: [workspaceId] as const, decider: apiKeyDecider };
    const commands = keys.map((one) => ({ type: 'CountApiCalls', workspaceId, month, ...one, now }) as const);
    const { events = [], expected = [] } = await relatedToEach({ log }, subject, commands, workspaceId);
    const digest = sha256Hex(JSON.stringify([workspaceId, counted]));
    const result = await log.append({
      commandId: `api-calls-${digest}`,
      commandHash: digest,
      correlationId: digest.slice(0, 32),
      causeFrame: null,
      actor: { kind: 'system', id: 'api' },
      events,
      expected,
      vault: [{ delete: pendingName(workspaceId) }],
    });
    return result.ok;
  };

  const pendingNow = async (workspaceId: string, now: string): Promise<PendingCalls | null> => {
    const counted = await pending(workspaceId);
    if (counted === null || counted.month === callMonth(now)) return counted;
    if (!(await move(workspaceId, counted, now))) throw new RefusalError('storageUnavailable');
    return null;
  };

  const countNow = async ({ workspaceId, keyId, now, limit }: MadeCall): Promise<Metered> => {
    const month = callMonth(now);
    const before = await pendingNow(workspaceId, now);
    const { apiKeyDirectory } = await readModel.of(workspaceId);
    const used = loggedCalls(apiKeyDirectory, workspaceId, month) + pendingIn(before, month);
    if (limit !== unlimited && used >= limit) return { isMade: false, used };
    const after = withCall(before, keyId, now);
    await log.vault.change([putPending(workspaceId, after)]);
    // A refused append, for example because a key changed at the same moment, is retried with the next call.
    if (isRipe(after, now)) await move(workspaceId, after, now);
    return { isMade: true, used: used + 1 };
  };

  return {
    pending,
    count: (call) => {
      const { workspaceId } = call;
      const next = (lines.get(workspaceId) ?? Promise.resolve()).then(() => countNow(call));
      lines.set(
        workspaceId,
        next.catch(() => undefined),
      );
      return next;
    },
  };
};

const recordName = (workspaceId: string): string => `call-ledger:${workspaceId}`;

type Counts = Readonly<Record<string, number>>;

const made = 'made';

const fieldOf = ({ source, endpoint, now }: CountedCall, what: string): string =>
  [source, now.slice(0, 10), endpoint, what].join('/');

const rowsIn = (counts: Counts): readonly CountedRow[] => {
  const rows = new Map<string, CountedRow>();
  for (const [field, count] of Object.entries(counts)) {
    const [source = '', day = '', endpoint = '', what = ''] = field.split('/');
    const key = [source, day, endpoint].join('/');
    const row = rows.get(key) ?? { source, day, endpoint: endpoint as EndpointName, calls: 0, errors: [] };
    rows.set(
      key,
      what === made
        ? { ...row, calls: row.calls + count }
        : { ...row, errors: [...row.errors, { status: Number(what), count }] },
    );
  }
  return [...rows.values()];
};

const callsSince = (rows: readonly CountedRow[], source: string, day: string): number =>
  rows.filter((row) => row.source === source && row.day >= day).reduce((sum, { calls }) => sum + calls, 0);

export const createCallLedger = ({ vault }: Pick<EventLog, 'vault'>): CallLedger => {
  /** The pending promise of each workspace, so that no two calls read the same count. */
  const lines = new Map<string, Promise<unknown>>();

  const inLine = <Result>(workspaceId: string, work: () => Promise<Result>): Promise<Result> => {
    const next = (lines.get(workspaceId) ?? Promise.resolve()).then(work);
    lines.set(
      workspaceId,
      next.catch(() => undefined),
    );
    return next;
  };

  /** Those of earlier months are forgotten. */
  const countsOf = async (workspaceId: string, month: string): Promise<Counts> => {
    const record = await vault.get(recordName(workspaceId));
    const counts = Object.entries(record ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[0].includes(`/${month}-`),
    );
    return Object.fromEntries(counts);
  };

  const add = async (call: CountedCall, what: string, before: Counts): Promise<void> => {
    const field = fieldOf(call, what);
    const value = { ...before, [field]: (before[field] ?? 0) + 1 };
    await vault.change([{ put: recordName(call.workspaceId), value }]);
  };

  return {
    take: (call) =>
      inLine(call.workspaceId, async () => {
        const { workspaceId, source, now, most = null } = call;
        const before = await countsOf(workspaceId, callMonth(now));
        const used = callsSince(
          rowsIn(before),
          source,
          most?.per === 'day' ? now.slice(0, 10) : callMonth(now),
        );
        if (most !== null && used >= most.calls) return { isMade: false, used };
        await add(call, made, before);
        return { isMade: true, used: used + 1 };
      }),
    fail: (call, status) =>
      inLine(call.workspaceId, async () =>
        add(call, String(status), await countsOf(call.workspaceId, callMonth(call.now))),
      ),
    rows: async (workspaceId, now) => rowsIn(await countsOf(workspaceId, callMonth(now))),
  };
};
