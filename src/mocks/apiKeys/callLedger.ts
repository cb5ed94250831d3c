/** Counts this month's calls of API keys and marketplace apps by day and endpoint, in one vault record per workspace. */
import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { CallLedger, CountedCall, CountedRow } from '../http/context.ts';

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
