/** Fetches the files that are due, in one process at a time. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { taggedWorkspace } from '#events/tags.ts';
import { fetchDue } from '#mocks/fileAddresses/fetchDue.ts';
import type { FetchFile } from '#mocks/http/context.ts';
import type { World } from '#world/world.ts';
import type { SqlDatabase } from '../database/sqlDatabase.ts';
import type { Lease } from './lease.ts';
import { startRounds } from './startRounds.ts';

/** Milliseconds between two rounds. */
const betweenRounds = 30_000;

/** Workspaces at the same time: a slow site of one holds the others up no longer. */
const together = 4;

export type FileRounds = {
  readonly database: SqlDatabase;
  readonly tenant: string;
  readonly world: World;
  readonly lease: Lease;
  readonly log: EventLog;
  readonly readModel: ReadModel;
  readonly fetchFile: FetchFile;
  readonly report: (problem: unknown) => void;
};

const workspacesOf = async ({ database, tenant }: FileRounds): Promise<readonly string[]> => {
  const rows = await database.transaction('read', (query) =>
    query(
      "SELECT DISTINCT tag FROM log_tags WHERE tenant = $1 AND type = 'FileAddressAdded' AND tag LIKE 'workspace:%'",
      [tenant],
    ),
  );
  return rows.flatMap(({ tag }) => taggedWorkspace([String(tag)]) ?? []);
};

/** Starts the rounds. Returns the function that ends them and gives the fetches in hand up; they come again after the next start. */
export const startFileRounds = (rounds: FileRounds): (() => Promise<void>) => {
  const { world, lease, report } = rounds;
  const ending = new AbortController();
  const fetchFile: FetchFile = (address) => rounds.fetchFile(address, ending.signal);
  const tell = (problem: unknown): void => {
    if (!ending.signal.aborted) report(problem);
  };
  const stop = startRounds({
    clock: world.clock,
    lease,
    report,
    every: betweenRounds,
    round: async (isMine) => {
      const waiting = [...(await workspacesOf(rounds))];
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          if (!(await isMine())) return;
          await fetchDue({ ...rounds, fetchFile, readModel: rounds.readModel.passing() }, next).catch(tell);
        }
      };
      await Promise.all(Array.from({ length: together }, work));
    },
  });
  return () => {
    ending.abort();
    return stop();
  };
};
