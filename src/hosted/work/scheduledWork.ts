/** Appends due work of all workspaces while no one sends a request. */
import { taggedWorkspace } from '#events/tags.ts';
import type { Clock } from '#world/clock.ts';
import type { SqlDatabase } from '../database/sqlDatabase.ts';
import type { Lease } from './lease.ts';
import { startRounds } from './startRounds.ts';

/** Milliseconds between two rounds. */
const betweenRounds = 15_000;

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
  return startRounds({
    clock,
    lease,
    report,
    every: betweenRounds,
    round: async (isMine) => {
      for (const workspaceId of await workspacesOf(work)) {
        if (!(await isMine())) return;
        await settle(workspaceId).catch(report);
      }
    },
  });
};
