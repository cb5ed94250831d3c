/** Measures reads of one agency in a growing log: grown by other agencies, and by itself. */
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { openLog } from '#events/log/openLog.ts';
import type { Backend } from '#mocks/backend.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { backendOver, signInTo } from './directBackend.ts';
import { fillLog, othersEvents, ownEvents } from './fillLog.ts';

export type ReadPlan = {
  readonly events: number;
  readonly of: 'others' | 'itself';
  readonly rounds: number;
};

export type ReadTimes = {
  readonly events: number;
  readonly clients: readonly number[];
  readonly activity: readonly number[];
  readonly analytics: readonly number[];
  readonly workspace: readonly number[];
  /** The first answer of a backend that has just started. */
  readonly first: readonly number[];
};

/** Never fetched: requests stay in the page. */
const origin = 'https://bench.example';

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
  const headers = { Authorization: `Bearer ${await signInTo(backend, origin)}` };
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
