/** The parts that live as long as the app: the world, the way to the backend, and the lifecycles that no page owns. */
import { QueryClient } from '@tanstack/react-query';
import { type ApiClient, createApiClient } from '#machines/api/apiClient.ts';
import { createEventFeed } from '#machines/api/eventFeed.ts';
import { createGate } from '#machines/api/gate.ts';
import { type Auth, createAuth } from '#machines/auth/auth.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { authService } from '#machines/auth/authService.ts';
import { createSessionStore, type StorageEvents } from '#machines/auth/sessionStorage.ts';
import { backendMachine, type StartedBackend } from '#machines/backend/backendMachine.ts';
import { backendService } from '#machines/backend/backendService.ts';
import { feedMachine } from '#machines/feed/feedMachine.ts';
import { feedService } from '#machines/feed/feedService.ts';
import { followPerson } from '#machines/followPerson.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { pageScrollMachine } from '#machines/pageScroll/pageScrollMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { subscriptionService } from '#machines/subscription/subscriptionService.ts';
import type { World } from '#world/world.ts';
import { createPageLoader, type PageLoader } from './pageLoader.ts';

/** What the composition root takes from the browser; the prerender gives stand-ins. */
export type Surroundings = {
  readonly world: World;
  /** The app's base path with its slashes. */
  readonly base: string;
  /** Path of the first page, below the base. */
  readonly path: string;
  readonly fetch: typeof fetch;
  readonly storages: { readonly local: Storage; readonly session: Storage };
  readonly storageEvents: StorageEvents | null;
  readonly startBackend: () => Promise<StartedBackend>;
  readonly reloadToHome: () => Promise<void>;
  readonly scrollToTop: () => void;
};

export type AppServices = {
  readonly world: World;
  readonly api: ApiClient;
  readonly auth: Auth;
  readonly actors: ReturnType<typeof startActors>;
  readonly pages: PageLoader;
  readonly serverState: QueryClient;
  /** Whether the browser kept a session, so that someone is probably signed in. */
  readonly returning: boolean;
  readonly localStorage: Storage;
};

const startActors = (
  { world, path, storageEvents, startBackend, reloadToHome, scrollToTop }: Surroundings,
  parts: {
    api: ApiClient;
    store: ReturnType<typeof createSessionStore>;
    gate: ReturnType<typeof createGate>;
    openFeed: ReturnType<typeof createEventFeed>;
  },
) => {
  const { api, store, gate, openFeed } = parts;
  const { frameOf } = api;
  return {
    backend: startLifecycle(world, backendMachine.provide(backendService({ startBackend, gate })), {
      id: 'backend',
      frameOf,
    }),
    auth: startLifecycle(
      world,
      authMachine.provide(authService({ api, store, storageEvents, reloadToHome })),
      {
        id: 'auth',
        frameOf,
      },
    ),
    subscription: startLifecycle(world, subscriptionMachine.provide(subscriptionService({ api })), {
      id: 'subscription',
      frameOf,
    }),
    feed: startLifecycle(world, feedMachine.provide(feedService({ openFeed })), { id: 'feed', frameOf }),
    mobileMenu: startLifecycle(world, mobileMenuMachine, { id: 'mobileMenu' }),
    pageScroll: startLifecycle(world, pageScrollMachine.provide({ actions: { scrollToTop } }), {
      id: 'pageScroll',
      input: { path },
    }),
  };
};

/** Whoever is signed in decides what is loaded and listened to; what the log says makes loaded answers old. */
const connectActors = (
  { auth, subscription, feed }: AppServices['actors'],
  { api, serverState, keptUserId }: { api: ApiClient; serverState: QueryClient; keptUserId: string | null },
) => {
  let loadedFor = keptUserId;
  const forgetOthers = (userId: string | null) => {
    if (userId !== loadedFor) serverState.clear();
    loadedFor = userId;
  };
  const follow = followPerson({ subscription, feed, position: api.position, onChange: forgetOthers });
  auth.subscribe((snapshot) => {
    if (snapshot.matches('signedOut') && loadedFor !== null) {
      forgetOthers(null);
      subscription.send({ type: 'user.change', userId: null });
    }
    follow(snapshot);
  });
  feed.on('events.arrived', () => {
    subscription.send({ type: 'subscription.reload' });
    serverState.invalidateQueries();
  });
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
    onSessionRejected: () => actors.auth.send({ type: 'session.rejected' }),
  };
  const api = createApiClient(wire);
  const openFeed = createEventFeed(wire);
  const actors = startActors(surroundings, { api, store, gate, openFeed });
  const serverState = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    },
  });
  connectActors(actors, { api, serverState, keptUserId });
  // The kept session's data is asked for beside the session itself; when it is refused, so is the data.
  if (keptUserId !== null) actors.subscription.send({ type: 'user.change', userId: keptUserId });
  return {
    world,
    api,
    auth: createAuth(actors.auth, world.trace),
    actors,
    pages: createPageLoader(),
    serverState,
    returning: keptUserId !== null,
    localStorage: storages.local,
  };
};
