/** The parts that live as long as the app: the world, the way to the backend, and the lifecycles that no page owns. */
import { QueryClient } from '@tanstack/react-query';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import { type ApiClient, createApiClient } from '#machines/api/apiClient.ts';
import { createEventFeed } from '#machines/api/eventFeed.ts';
import { createGate } from '#machines/api/gate.ts';
import { type Auth, createAuth } from '#machines/auth/auth.ts';
import { createSessionStore, type StorageEvents } from '#machines/auth/sessionStorage.ts';
import type { StartedBackend } from '#machines/backend/backendMachine.ts';
import type { World } from '#world/world.ts';
import { type Arrival, createArrival } from './arrival.ts';
import type { BrowserStore } from './browserStore.ts';
import { type AppLifecycles, startLifecycles } from './lifecycles.ts';
import type { LoadScript } from './loadScript.ts';
import { createPageLoader, type PageLoader } from './pageLoader.tsx';

/** What the composition root takes from the browser; the prerender gives stand-ins. */
export type Surroundings = {
  readonly world: World;
  /** When the HTML that is taken over was made, in milliseconds; now, when there is none. */
  readonly madeAt: number;
  /** The app's base path with its slashes. */
  readonly base: string;
  /** Path of the first page, below the base. */
  readonly path: string;
  readonly fetch: typeof fetch;
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  readonly storageEvents: StorageEvents | null;
  /** As of which position of the log the address wants to be read; null for the present. */
  readonly asOf: () => number | null;
  readonly startBackend: () => Promise<StartedBackend>;
  /** Where the backend starts with `untilWorker`: resolves once a worker answers; rejects where none will. */
  readonly takeWorker: () => Promise<void>;
  /** What the Lab may ask of the backend, once it has started. */
  readonly controls: () => Promise<BackendControls>;
  readonly reloadToHome: () => Promise<void>;
  readonly scrollToTop: () => void;
};

export type AppServices = {
  readonly world: World;
  /** The time that the prerendered HTML tells of, in milliseconds. */
  readonly madeAt: number;
  readonly api: ApiClient;
  /** Resolves once the backend takes requests, for those that do not go through `api`. */
  readonly backendReady: (signal?: AbortSignal) => Promise<void>;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly auth: Auth;
  readonly actors: AppLifecycles;
  readonly pages: PageLoader;
  readonly arrival: Arrival;
  readonly serverState: QueryClient;
  /** Whether the browser kept a session, so that someone is probably signed in. */
  readonly returning: boolean;
  readonly localStorage: BrowserStore;
  readonly controls: () => Promise<BackendControls>;
  /** On a stage: how the scripts of strangers come, instead of by the browser's own ways. */
  readonly loadScript?: LoadScript;
};

export const createServices = (surroundings: Surroundings): AppServices => {
  const { world, base, storages } = surroundings;
  const gate = createGate();
  const store = createSessionStore(storages);
  const keptUserId = store.load()?.userId ?? null;
  const wire = {
    world,
    baseUrl: base.slice(0, -1),
    fetch: surroundings.fetch,
    ready: gate.wait,
    session: store,
    asOf: surroundings.asOf,
    onSessionRejected: () => actors.auth.send({ type: 'session.rejected' }),
  };
  const api = createApiClient(wire);
  const openFeed = createEventFeed(wire);
  const serverState = new QueryClient({
    defaultOptions: {
      queries: {
        // The backend answers without a connection too.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  const pages = createPageLoader();
  const arrival = createArrival({ world, api, serverState, pages });
  const actors = startLifecycles(surroundings, {
    api,
    store,
    gate,
    openFeed,
    serverState,
    keptUserId,
    arrival,
  });
  return {
    world,
    madeAt: surroundings.madeAt,
    api,
    backendReady: gate.wait,
    base,
    auth: createAuth(actors.auth, world.trace),
    actors,
    pages,
    arrival,
    serverState,
    returning: keptUserId !== null,
    localStorage: storages.local,
    controls: surroundings.controls,
  };
};
