/** Appends due work of all workspaces while nobody sends a request, in one process at a time. */
import { taggedWorkspace } from '#events/tags.ts';
import type { Clock } from '#world/clock.ts';
import type { SqlDatabase } from '../database/sqlDatabase.ts';
import type { Lease } from './lease.ts';

/** Milliseconds between two rounds. */
const betweenRounds = 15_000;

/** Seconds until another process takes over from one that died. */
const leaseSeconds = 60;

export type ScheduledWork = {
  readonly database: SqlDatabase;
  readonly tenant: string;
  readonly clock: Clock;
  readonly lease: Lease;
  /** Appends what is due in a workspace. */
  readonly settle: (workspaceId: string) => Promise<void>;
  readonly report: (problem: unknown) => void;
};

const workspacesOf = async ({ database, tenant }: ScheduledWork): Promise<readonly string[]> => {
  const rows = await database.transaction('read', (query) =>
    query(
      "SELECT tag FROM log_tags WHERE tenant = $1 AND type = 'WorkspaceCreated' AND tag LIKE 'workspace:%' ORDER BY position",
      [tenant],
    ),
  );
  return rows.flatMap(({ tag }) => taggedWorkspace([String(tag)]) ?? []);
};

/** Starts the rounds. Returns the function that ends them, after the workspace in hand. */
export const startScheduledWork = (work: ScheduledWork): (() => Promise<void>) => {
  const { clock, lease, settle, report } = work;
  let isOver = false;
  let running: Promise<void> = Promise.resolve();

  const round = async (): Promise<void> => {
    if (!(await lease.take(leaseSeconds))) return;
    for (const workspaceId of await workspacesOf(work)) {
      // Renewed each time, because a round over many workspaces can outlast the lease.
      if (isOver || !(await lease.take(leaseSeconds))) return;
      await settle(workspaceId).catch(report);
    }
  };

  const next = (): void => {
    timer = clock.setTimeout(() => {
      running = round()
        .catch(report)
        .finally(() => {
          if (!isOver) next();
        });
    }, betweenRounds);
  };
  let timer = 0;
  next();
  return async () => {
    isOver = true;
    clock.clearTimeout(timer);
    await running;
    await lease.release().catch(report);
  };
};
