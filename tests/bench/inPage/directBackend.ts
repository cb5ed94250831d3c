/** Calls a backend directly, without a queue in front, and signs in to it. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { paths } from '#domain/contract/paths.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { type Backend, createBackend } from '#mocks/backend.ts';
import { createPasswords } from '#mocks/crypto/passwords.ts';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import type { World } from '#world/world.ts';

export const backendOver = (log: EventLog, world: World): Backend =>
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

/** The token of the demo's admin. `origin`: prefix of the paths. */
export const signInTo = async (backend: Backend, origin: string): Promise<string> => {
  const [method, path] = paths.signIn;
  const body = JSON.stringify({ email: demoAccounts.admin.email, password: demoPassword });
  const headers = { 'Content-Type': 'application/json' };
  const response = await backend.handle(new Request(`${origin}${path}`, { method, body, headers }));
  const { session } = (await response.json()) as { session: { token: string } };
  return session.token;
};
