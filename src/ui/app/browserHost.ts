/** The browser as host of the app and of its backend: one world for both, what the visitor's browser keeps, and the way to start the backend. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { branchKey } from '#domain/inspection/branchControls.ts';
import type { StartedBackend } from '#machines/backend/backendMachine.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import { type BrowserStore, createBrowserStore, replaceForbiddenStorage } from './browserStore.ts';
import { providerKey } from './providerKey.ts';

export type BackendModule = {
  startBackend(options: {
    world: World;
    base: string;
    network: string | null;
    rememberNetwork: (profile: string) => void;
    branch: string | null;
    isProviderUp: () => boolean;
  }): Promise<StartedBackend & { readonly controls: () => Promise<BackendControls> }>;
};

export type BrowserHost = {
  readonly world: World;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  /** Starts the backend; the first call is given the start that went ahead, if one did. */
  readonly startBackend: () => Promise<StartedBackend>;
  /** What the Lab may ask of the backend, once it has started. */
  readonly controls: () => Promise<BackendControls>;
};

type HostOptions = {
  readonly base: string;
  readonly loadBackend: () => Promise<BackendModule>;
  /** Whether somebody comes back, whose page shows nothing before the backend answers: it then starts while the program is fetched. */
  readonly returning: boolean;
};

const networkKey = 'agencylens.network';

export const createBrowserHost = ({ base, loadBackend, returning }: HostOptions): BrowserHost => {
  const world = createLiveWorld();
  replaceForbiddenStorage(window);
  const local = createBrowserStore(() => localStorage);
  const { promise: controls, resolve: giveControls } =
    Promise.withResolvers<() => Promise<BackendControls>>();
  const start = async (): Promise<StartedBackend> => {
    const started = await (await loadBackend()).startBackend({
      world,
      base,
      network: local.getItem(networkKey),
      rememberNetwork: (profile) => local.setItem(networkKey, profile),
      branch: local.getItem(branchKey),
      isProviderUp: () => local.getItem(providerKey) !== 'down',
    });
    giveControls(started.controls);
    return { mode: started.mode, memoryReason: started.memoryReason };
  };
  let ahead = returning ? start() : null;
  // Whether it failed is told to whoever asks for it.
  ahead?.catch(() => undefined);
  return {
    world,
    base,
    storages: { local, session: createBrowserStore(() => sessionStorage) },
    startBackend: () => {
      const first = ahead ?? start();
      ahead = null;
      return first;
    },
    controls: async () => (await controls)(),
  };
};
