/** How long reads of one agency take in a log that grows: by what other agencies do, and by what it does itself. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { openLog } from '#events/log/openLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { type Backend, createBackend } from '#mocks/backend.ts';
import { createPasswords } from '#mocks/handlers/auth/passwords.ts';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { fillLog, othersEvents, ownEvents } from './fillLog.ts';

export type ReadPlan = {
  readonly events: number;
  /** Whose events fill the log. */
  readonly of: 'others' | 'itself';
  readonly rounds: number;
};

/** Milliseconds of each round. */
export type ReadTimes = {
  readonly events: number;
  readonly clients: readonly number[];
  readonly activity: readonly number[];
  readonly analytics: readonly number[];
  readonly workspace: readonly number[];
  /** The first answer of a backend that has just started. */
  readonly first: readonly number[];
};

/** No request leaves the page. */
const origin = 'https://bench.example';

const backendOver = (log: EventLog, world: World): Backend =>
  createBackend({
    world,
    log,
    readModel: createReadModel(log, world.trace),
    passwords: createPasswords(world.ids),
    network: createNetworkControls({
      world,
      profile: 'instant',
      remember: () => {},
      contract: wholeRoutes,
    }).network,
    routes: wholeRoutes,
    basePath: '',
  });

const signIn = async (backend: Backend): Promise<string> => {
  const [method, path] = paths.signIn;
  const body = JSON.stringify({ email: demoAccounts.admin.email, password: demoPassword });
  const headers = { 'Content-Type': 'application/json' };
  const response = await backend.handle(new Request(`${origin}${path}`, { method, body, headers }));
  const { session } = (await response.json()) as { session: { token: string } };
  return session.token;
};

const timesOf = async (rounds: number, run: () => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const started = performance.now();
    await run();
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
};

export const readTimes = async ({ events: count, of, rounds }: ReadPlan): Promise<ReadTimes> => {
  const world = createLiveWorld();
  const { log } = await openLog({ world, tenant: `bench-read-${of}-${count}` });
  await seedDemo(log, world);
  const left = count - (await log.head()).position;
  await fillLog(log, world, of === 'others' ? othersEvents(left) : ownEvents(left));
  const backend = backendOver(log, world);
  const headers = { Authorization: `Bearer ${await signIn(backend)}` };
  const ask =
    (asked: Backend, name: EndpointName, query = '') =>
    async () => {
      const request = new Request(`${origin}${paths[name][1]}${query}`, { headers });
      const response = await asked.handle(request);
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      return response.json();
    };
  const warm = (name: EndpointName, query = '') => timesOf(rounds, ask(backend, name, query));
  return {
    events: (await log.head()).position,
    clients: await warm('listClients'),
    activity: await warm('listEvents', '?limit=50&order=newest'),
    analytics: await warm('readActivity'),
    workspace: await warm('readWorkspace'),
    first: await timesOf(Math.min(rounds, 5), () => ask(backendOver(log, world), 'listClients')()),
  };
};
