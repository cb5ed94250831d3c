/** Sends hints between the processes that serve one database. */
import type { LogHints } from '#events/log/logStorage.ts';
import type { Clock } from '#world/clock.ts';
import type { SqlDatabase } from '../database/sqlDatabase.ts';

const channel = 'agencylens_log';

/** Milliseconds between two looks without a notification, for those that were lost. */
const betweenLooks = 2_000;

/** Hints go out after the commit, one for all appends of a moment. `processId` tells own ones apart. */
export const openSqlHints = async (
  database: SqlDatabase,
  {
    clock,
    processId,
    tenant,
  }: { readonly clock: Clock; readonly processId: string; readonly tenant: string },
): Promise<LogHints> => {
  const listeners = new Set<() => void>();
  const hear = (): void => {
    for (const listener of listeners) listener();
  };
  const stop = await database.listen(channel, (payload) => {
    const [from, of] = payload?.split(' ') ?? [];
    if (payload === null || (from !== processId && of === tenant)) hear();
  });
  const look = (): void => {
    timer = clock.setTimeout(look, betweenLooks);
    hear();
  };
  let timer = clock.setTimeout(look, betweenLooks);
  let isPending = false;
  return {
    announce: () => {
      if (isPending) return;
      isPending = true;
      clock.setTimeout(() => {
        isPending = false;
        void database.notify(channel, `${processId} ${tenant}`);
      }, 0);
    },
    listen: (onHint) => {
      listeners.add(onHint);
      return () => listeners.delete(onHint);
    },
    close: () => {
      clock.clearTimeout(timer);
      void stop();
    },
  };
};
