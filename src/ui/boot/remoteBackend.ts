/** Connects the page to a backend on a server: the browser's own requests reach it, and no worker answers. */
import { createLiveWorld } from '#world/liveWorld.ts';
import { createBrowserStore, replaceForbiddenStorage } from '../services/browserStore.ts';
import { framesBefore } from '../services/framesBefore.ts';
import { createVisitCache } from '../services/visitCache.ts';
import type { HostedBackend } from './hostBackend.ts';

/** A worker of the demo that was on this address before would answer in the server's place. */
const unregisterWorkers = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // An unregistered worker still controls the page that it loaded.
  if (registrations.length > 0 && navigator.serviceWorker.controller !== null) location.reload();
};

const onServer = (): Promise<never> =>
  Promise.reject(new Error('The log and the network of a server are not open to the page.'));

/** `base`: the app's base path with its slashes. */
export const remoteBackend = (base: string): HostedBackend => {
  replaceForbiddenStorage(window);
  const local = createBrowserStore(() => localStorage);
  const session = createBrowserStore(() => sessionStorage);
  const world = createLiveWorld(framesBefore(window));
  const build: string | undefined = import.meta.env.VITE_FOLD_VERSION;
  const address = location.pathname.slice(base.length - 1) + location.search;
  return {
    world,
    demoClock: null,
    base,
    visitCache:
      build === undefined
        ? null
        : createVisitCache({ storages: { local, session }, address, build, now: world.clock.now }),
    storages: { local, session },
    startAhead: () => {},
    start: async () => {
      await unregisterWorkers();
      return { mode: 'server', memoryReason: null };
    },
    takeWorker: async () => {},
    controls: onServer,
    recovery: () => null,
    whenLost: () => {},
    newerData: new Promise(() => {}),
    storageNotes: () => () => {},
    slowStart: new Promise(() => {}),
  };
};
