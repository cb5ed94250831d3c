/** The backend as the browser hosts it: over the log that was opened, with the network that the visitor chose. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import type { World } from '#world/world.ts';
import { createPasswords } from './auth/passwords.ts';
import { type Backend, createBackend } from './backend.ts';
import { createNetworkControls } from './network/createNetworkControls.ts';

export type DemoBackendParts = {
  readonly world: World;
  readonly log: EventLog;
  /** The app's base path, with its slashes. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  /** Called when another profile is chosen. */
  readonly rememberNetwork: (profile: string) => void;
  readonly isProviderUp: () => boolean;
};

export type DemoBackend = { readonly backend: Backend; readonly controls: BackendControls };

export const createDemoBackend = (parts: DemoBackendParts): DemoBackend => {
  const { world, log, base, isProviderUp } = parts;
  const line = createNetworkControls({ world, profile: parts.network, remember: parts.rememberNetwork });
  const backend = createBackend({
    world,
    log,
    readModel: createReadModel(log, world.trace),
    passwords: createPasswords(world.ids),
    network: line.network,
    basePath: base.slice(0, -1),
    isProviderUp,
  });
  return { backend, controls: { network: line.controls } };
};
