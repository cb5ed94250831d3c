/** The backend as the browser hosts it: over the log that was opened, with the network that the visitor chose. */
import type { EventLog } from '#events/log/eventLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import type { World } from '#world/world.ts';
import { createPasswords } from './auth/passwords.ts';
import { type Backend, createBackend } from './backend.ts';
import { createLatency, isLatencyProfile } from './network/latency.ts';

export type DemoBackendParts = {
  readonly world: World;
  readonly log: EventLog;
  /** The app's base path, with its slashes. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  readonly isProviderUp: () => boolean;
};

export const createDemoBackend = ({ world, log, base, network, isProviderUp }: DemoBackendParts): Backend =>
  createBackend({
    world,
    log,
    readModel: createReadModel(log, world.trace),
    passwords: createPasswords(world.ids),
    latency: createLatency(isLatencyProfile(network) ? network : 'fast', world.random),
    basePath: base.slice(0, -1),
    isProviderUp,
  });
