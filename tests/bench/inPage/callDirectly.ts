/** Round trips without a worker: the backend's own function called in the page, and a file fetched from the server. */

import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { paths } from '#domain/contract/paths.ts';
import { openLog } from '#events/log/openLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { type Backend, createBackend } from '#mocks/backend.ts';
import { createPasswords } from '#mocks/handlers/auth/passwords.ts';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { type RoundTripPlan, type RoundTrips, roundTrips } from './roundTrips.ts';

const startDirect = async (): Promise<Backend> => {
  const world = createLiveWorld();
  const { log } = await openLog({ world, tenant: 'bench-direct' });
  await seedDemo(log, world);
  return createBackend({
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
};

const signIn = async (backend: Backend): Promise<string> => {
  const [method, path] = paths.signIn;
  const body = JSON.stringify({ email: demoAccounts.admin.email, password: demoPassword });
  const headers = { 'Content-Type': 'application/json' };
  const response = await backend.handle(new Request(`${location.origin}${path}`, { method, body, headers }));
  const { session } = (await response.json()) as { session: { token: string } };
  return session.token;
};

/** Asks the backend's function for the plans and for the session. */
export const callDirectly = async (
  plan: RoundTripPlan,
): Promise<{ plans: RoundTrips; session: RoundTrips }> => {
  const backend = await startDirect();
  const headers = { Authorization: `Bearer ${await signIn(backend)}` };
  const ask = (path: string) => async () => {
    const response = await backend.handle(new Request(`${location.origin}${path}`, { headers }));
    return response.json();
  };
  return {
    plans: await roundTrips(ask(paths.listPlans[1]), plan),
    session: await roundTrips(ask(paths.readSession[1]), plan),
  };
};

/** Fetches a small file over HTTP, past the cache. */
export const fetchFile = (plan: RoundTripPlan): Promise<RoundTrips> =>
  roundTrips(async () => (await fetch('/index.html', { cache: 'no-store' })).text(), plan);
