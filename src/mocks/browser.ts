/** Hosts the backend in the browser: opens the log, seeds the demo and listens. Its parts are fetched side by side and run one after the other, so that the page answers in between. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { World } from '#world/world.ts';
import type { ListeningMode } from './transport.ts';

export type BrowserBackendOptions = {
  readonly world: World;
  /** The app's base path, with its slashes: `/` or `/demo/`. */
  readonly base: string;
  /** Name of a latency profile; an unknown one counts as `fast`. */
  readonly network: string | null;
  /** Called when another profile is chosen. */
  readonly rememberNetwork: (profile: string) => void;
  /** Whether the demo payment provider works, asked at each request. */
  readonly isProviderUp: () => boolean;
};

export type StartedBackend = {
  readonly controls: BackendControls;
  readonly mode: ListeningMode;
  /** Why events will not outlive the page; null when they will. */
  readonly memoryReason: string | null;
};

const openDemoLog = async (world: World) => {
  const [{ openLog }, { isSeeded }] = await Promise.all([
    import('#events/log/openLog.ts'),
    import('./seed/isSeeded.ts'),
  ]);
  const opened = await openLog({ world, tenant: 'main', indexedDb: globalThis.indexedDB });
  const seeding = async (): Promise<void> => {
    if (await isSeeded(opened.log)) return;
    const { seedDemo } = await import('./seed/seedDemo.ts');
    await seedDemo(opened.log, world);
  };
  return { ...opened, seeded: seeding() };
};

const makeBackend = async (opening: ReturnType<typeof openDemoLog>, options: BrowserBackendOptions) => {
  const { createDemoBackend } = await import('./demoBackend.ts');
  const { log } = await opening;
  return createDemoBackend({ ...options, log });
};

/** Resolves once requests are answered; rejects when neither a worker nor the page can answer them. */
export const startBackend = async (options: BrowserBackendOptions): Promise<StartedBackend> => {
  const { world, base } = options;
  const opening = openDemoLog(world);
  const [{ listen }, { backend, controls }, { memoryReason, seeded }] = await Promise.all([
    import('./transport.ts'),
    makeBackend(opening, options),
    opening,
  ]);
  const [mode] = await Promise.all([listen(backend, base, world), seeded]);
  return { mode, memoryReason, controls };
};
