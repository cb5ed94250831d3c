/** The backend as the browser hosts it: over the open log, behind the chosen network, with what the Lab may ask of both. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { NetworkControls } from '#domain/inspection/networkControls.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { createReadModel, type ReadModel } from '#events/projections/readModel.ts';
import { todaysLog } from '#events/todaysLog.ts';
import type { World } from '#world/world.ts';
import { type Backend, createBackend } from '../backend.ts';
import { createPasswords } from '../handlers/auth/passwords.ts';
import { createNetworkControls } from '../network/createNetworkControls.ts';

export type DemoBackendParts = {
  readonly world: World;
  readonly log: EventLog;
  /** Why the log is in memory; null when it is not. */
  readonly memoryReason: string | null;
  /** The app's base path, with its slashes. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  /** Keeps the profile that the Lab has chosen for the next visit. */
  readonly rememberNetwork: (profile: string) => void;
  readonly isProviderUp: () => boolean;
};

export type DemoBackend = {
  readonly backend: Backend;
  /** Made, and its code fetched, when it is first asked for. */
  readonly controls: () => Promise<BackendControls>;
  /** What all projections answer now, by their names. */
  readonly answers: () => Promise<object>;
};

type Inspected = DemoBackendParts & { readonly readModel: ReadModel };

const createControls = ({ world, log, readModel, memoryReason }: Inspected, network: NetworkControls) => {
  let made: Promise<BackendControls> | null = null;
  const make = async (): Promise<BackendControls> => {
    const { createLogControls } = await import('../inspection/createLogControls.ts');
    const indexedDb = memoryReason === null ? globalThis.indexedDB : null;
    return { network, log: createLogControls({ world, log, readModel, indexedDb, locks: navigator.locks }) };
  };
  return (): Promise<BackendControls> => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
};

export const createDemoBackend = (parts: DemoBackendParts): DemoBackend => {
  const { world, base, isProviderUp } = parts;
  const log = todaysLog(parts.log);
  const line = createNetworkControls({ world, profile: parts.network, remember: parts.rememberNetwork });
  const readModel = createReadModel(log, world.trace);
  const backend = createBackend({
    world,
    log,
    readModel,
    passwords: createPasswords(world.ids),
    network: line.network,
    basePath: base.slice(0, -1),
    isProviderUp,
  });
  return {
    backend,
    controls: createControls({ ...parts, readModel }, line.controls),
    answers: readModel.whole,
  };
};
