/** Measures round trips without a worker: direct calls of the backend function, and a file fetched over HTTP. */
import { paths } from '#domain/contract/paths.ts';
import { openLog } from '#events/log/openLog.ts';
import type { Backend } from '#mocks/backend.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { backendOver, signInTo } from './directBackend.ts';
import { type RoundTripPlan, type RoundTrips, roundTrips } from './roundTrips.ts';

const startDirect = async (): Promise<Backend> => {
  const world = createLiveWorld();
  const { log } = await openLog({ world, tenant: 'bench-direct' });
  await seedDemo(log, world);
  return backendOver(log, world);
};

export const callDirectly = async (
  plan: RoundTripPlan,
): Promise<{ plans: RoundTrips; session: RoundTrips }> => {
  const backend = await startDirect();
  const headers = { Authorization: `Bearer ${await signInTo(backend, location.origin)}` };
  const ask = (path: string) => async () => {
    const response = await backend.handle(new Request(`${location.origin}${path}`, { headers }));
    return response.json();
  };
  return {
    plans: await roundTrips(ask(paths.listPlans[1]), plan),
    session: await roundTrips(ask(paths.readSession[1]), plan),
  };
};

/** Fetches a small file over HTTP, bypassing the cache. */
export const fetchFile = (plan: RoundTripPlan): Promise<RoundTrips> =>
  roundTrips(async () => (await fetch('/index.html', { cache: 'no-store' })).text(), plan);
