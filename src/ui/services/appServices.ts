/** Types the services that live as long as the app: world, backend access and app-wide lifecycles. */
import type { QueryClient } from '@tanstack/react-query';
import type { Actor } from 'xstate';
import type { Role } from '#domain/access/role.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { RecoveryControls } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { FollowStorageNotes } from '#domain/recovery/storageNote.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { StreamParts } from '#machines/api/streamReader.ts';
import type { Auth } from '#machines/auth/auth.ts';
import type { authMachine } from '#machines/auth/authMachine.ts';
import type { StorageEvents } from '#machines/auth/sessionStorage.ts';
import type { backendMachine, StartedBackend } from '#machines/backend/backendMachine.ts';
import type { chatMachine } from '#machines/chat/chatMachine.ts';
import type { ClientViewDoor } from '#machines/clientView/clientViewService.ts';
import type { OwnChanges } from '#machines/editing/ownChanges.ts';
import type { feedMachine } from '#machines/feed/feedMachine.ts';
import type { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import type { pageScrollMachine } from '#machines/pageScroll/pageScrollMachine.ts';
import type { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import type { World } from '#world/world.ts';
import type { BrowserStore } from './browserStore.ts';
import type { Forgetting } from './forgetting.ts';
import type { LoadScript } from './loadScript.ts';
import type { PageComponent, PageRoute } from './pageRoute.ts';
import type { PageSubject } from './pageSubject.ts';
import type { ScrollPlaces } from './scrollPlaces.ts';
import type { LoadClock } from './useLoadedClock.ts';
import type { VisitCache } from './visitCache.ts';

export type Surroundings = {
  readonly world: World;
  /** Left out on a stage, which has its own time, and in the prerender. */
  readonly demoClock?: LoadClock;
  /** Build time of the hydrated HTML in milliseconds; now, if there is none. */
  readonly madeAt: number;
  /** Demo metrics in the page's HTML; omitted without any. */
  readonly demoFigures?: DemoFigures | undefined;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly path: string;
  /** Stored replies of pages; omitted if visits start empty, as on a stage. */
  readonly visitCache?: VisitCache;
  readonly fetch: typeof fetch;
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  readonly storageEvents: StorageEvents | null;
  readonly asOf: () => AsOf | null;
  /** Null after a loss of the log, which `recovery` handles. */
  readonly startBackend: () => Promise<StartedBackend | null>;
  /** Left out on a stage and in the prerender, without persistent storage. */
  readonly recovery?: () => RecoveryControls | null;
  /** Resolves once the data is read-only because of a newer build's events; default: never. */
  readonly newerData?: Promise<void>;
  readonly storageNotes?: FollowStorageNotes;
  /** Resolves with a rebuild that delays the first reply; default: never. */
  readonly slowStart?: Promise<StartRebuild>;
  /** For a start with `untilWorker`: resolves once a worker answers, and rejects if none will. */
  readonly takeWorker: () => Promise<void>;
  readonly controls: () => Promise<BackendControls>;
  /** False in the hosted mode without the demo's seed; default: true. */
  readonly hasDemoAccounts?: boolean;
  /** True in the hosted mode; default: false. */
  readonly hasServer?: boolean;
  /** True when the server has a mail server; default: false. */
  readonly sendsMail?: boolean;
  readonly reloadToHome: () => Promise<void>;
  readonly scroll: ScrollPlaces;
  /** On a stage, makes a run wait for lazy code, which loads in real time. */
  readonly awaitCode?: AppServices['awaitCode'];
};

export type AppLifecycles = {
  readonly backend: Actor<typeof backendMachine>;
  readonly subscription: Actor<typeof subscriptionMachine>;
  readonly feed: Actor<typeof feedMachine>;
  readonly chat: Actor<typeof chatMachine>;
  readonly auth: Actor<typeof authMachine>;
  readonly mobileMenu: Actor<typeof mobileMenuMachine>;
  readonly pageScroll: Actor<typeof pageScrollMachine>;
};

export type PageLoader = {
  /** Ignores the query and the fragment of an address below the app's base. */
  routeAt(address: string): PageRoute;
  loaded(route: PageRoute): PageComponent | undefined;
  load(route: PageRoute): Promise<PageComponent>;
};

export type Arrival = {
  expect(address: string | null): void;
  /** Prefetches the page for the last known role; null or an unknown role fetches only what everybody may read. */
  guess(role: string | null): void;
  /** Fetches the page's data for the role. Resolves after success, failure or a timeout; never rejects. */
  ready(role: Role): Promise<void>;
};

export type AppServices = {
  /** Replaced after each move of the demo's clock, so that caches keyed by it are recomputed. */
  readonly world: World;
  readonly demoClock?: LoadClock;
  /** Replaces the world object for all consumers; omitted if the demo's clock is not followed. */
  readonly moveWorld?: (world: World) => void;
  readonly madeAt: number;
  /** Demo metrics in the page's HTML. */
  readonly demoFigures?: DemoFigures | undefined;
  readonly api: ApiClient;
  /** Transport of `api`, for pages that read a stream of their own. */
  readonly wire: StreamParts;
  readonly ownChanges: OwnChanges;
  /** Resolves once the backend accepts requests, for callers that bypass `api`. */
  readonly backendReady: (signal?: AbortSignal) => Promise<void>;
  readonly base: string;
  readonly auth: Auth;
  readonly clientView: ClientViewDoor;
  readonly actors: AppLifecycles;
  readonly pages: PageLoader;
  readonly arrival: Arrival;
  readonly scroll: ScrollPlaces;
  readonly subject: PageSubject;
  readonly serverState: QueryClient;
  readonly returning: boolean;
  readonly storedRole: string | null;
  readonly localStorage: BrowserStore;
  readonly sessionStorage: BrowserStore;
  readonly forgetting: Forgetting;
  readonly visitCache?: VisitCache;
  readonly controls: () => Promise<BackendControls>;
  /** False in the hosted mode without the demo's seed. */
  readonly hasDemoAccounts: boolean;
  /** True in the hosted mode. */
  readonly hasServer: boolean;
  readonly sendsMail: boolean;
  readonly recovery?: () => RecoveryControls | null;
  /** Resolves once the data is read-only because of a newer build's events; default: never. */
  readonly newerData?: Promise<void>;
  readonly storageNotes?: FollowStorageNotes;
  /** Resolves with a rebuild that delays the first reply; default: never. */
  readonly slowStart?: Promise<StartRebuild>;
  /** A stage runs no second app in a frame, whose requests would change the run. */
  readonly isStaged?: true;
  /** On a stage, loads third-party scripts instead of the browser. */
  readonly loadScript?: LoadScript;
  /** On a stage, makes a run wait for lazy code, which loads in real time. */
  readonly awaitCode?: <Code>(coming: Promise<Code>) => Promise<Code>;
};
