/** Measures the hosted product on PostgreSQL: many people, many workspaces, and kills under load. */
import { startPostgres } from '#tests/support/postgresServer.ts';
import type { ChildOptions } from '../hosted/hostChild.ts';
import {
  type Load,
  loadBy,
  openTeam,
  openWorkspaces,
  type Person,
  startChild,
} from '../hosted/hostedLoad.ts';
import { type Kills, killUnderLoad } from '../hosted/killUnderLoad.ts';

export type HostedLoad = {
  readonly what: string;
  readonly load: Load;
  /** Bytes of resident memory at its end. */
  readonly memory: number;
};

export type HostedTimes = { readonly loads: readonly HostedLoad[]; readonly kills: Kills };

/** The port of the process that is killed and started again. */
const port = 4_779;

const nobody: Person = { token: '', accountId: '' };

export const measureHosted = async (quick: boolean): Promise<HostedTimes> => {
  const server = startPostgres();
  if (server === null) throw new Error('PostgreSQL is not installed.');
  const [people, workspaces, seconds, kills] = quick ? [10, 50, 3, 2] : [50, 1_000, 20, 20];
  const measure = async (
    what: string,
    kind: ChildOptions['kind'],
    open: (url: string) => Promise<readonly Person[]>,
  ): Promise<HostedLoad> => {
    const databaseUrl = server.connectionString(server.createDatabase());
    const child = await startChild({ kind, databaseUrl, port: 0, workspacesHeld: 1_000 });
    try {
      const opened = await open(child.url);
      // The first seconds compile and fill caches.
      await loadBy(child.url, opened, { seconds: seconds / 4, atOnce: people });
      const load = await loadBy(child.url, opened, { seconds, atOnce: people });
      return { what, load, memory: await child.memory() };
    } finally {
      await child.kill();
    }
  };
  try {
    const loads = [
      await measure('a bare server', 'floor', async () => Array<Person>(people).fill(nobody)),
      await measure(`${people} people in one workspace`, 'product', (url) => openTeam(url, people)),
      await measure(`${people} people in ${workspaces} workspaces`, 'product', (url) =>
        openWorkspaces(url, workspaces),
      ),
    ];
    const killed = { processes: kills, databases: kills };
    return { loads, kills: await killUnderLoad(server, { port, workspacesHeld: 50 }, killed) };
  } finally {
    server.stop();
  }
};
