/** The parts that live as long as the app, as types: the world, the way to the backend, and the lifecycles that no page owns. */
import type { QueryClient } from '@tanstack/react-query';
import type { Actor } from 'xstate';
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { RecoveryControls } from '#domain/recovery/loss.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import type { FollowStorageNotes } from '#domain/recovery/storageNote.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { StreamParts } from '#machines/api/streamReader.ts';
import type { AccountRequests } from '#machines/auth/accountRequests.ts';
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
import type { KeptVisits } from './keptVisits.ts';
import type { LoadScript } from './loadScript.ts';
import type { PageComponent, PageRoute } from './pageRoute.ts';
import type { PageSubject } from './pageSubject.ts';
import type { ScrollPlaces } from './scrollPlaces.ts';
import type { LoadClock } from './useLoadedClock.ts';

/** What the composition root takes from the browser; the prerender gives stand-ins. */
export type Surroundings = {
  readonly world: World;
  /** Left out on a stage, whose time is its own, and in the prerender. */
  readonly demoClock?: LoadClock;
  /** When the HTML that is taken over was made, in milliseconds; now, when there is none. */
  readonly madeAt: number;
  /** The app's base path with its slashes. */
  readonly base: string;
  /** Path of the first page, below the base. */
  readonly path: string;
  /** What pages began with; left out where a visit begins with nothing, as on a stage. */
  readonly keptVisits?: KeptVisits;
  readonly fetch: typeof fetch;
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  readonly storageEvents: StorageEvents | null;
  /** As of which position of the log the address wants to be read; null for the present. */
  readonly asOf: () => AsOf | null;
  /** Null where the log is not what it was; `recovery` then tells what can be done. */
  readonly startBackend: () => Promise<StartedBackend | null>;
  /** Left out on a stage and in the prerender, where nothing is kept. */
  readonly recovery?: () => RecoveryControls | null;
  /** Resolves once the data can only be read, as it has something of a newer build; left out: that never happens. */
  readonly newerData?: Promise<void>;
  /** What there is to know of how the data is kept; left out: nothing. */
  readonly storageNotes?: FollowStorageNotes;
  /** Resolves with a rebuild that the first reply waits for longer than a moment; left out: that never happens. */
  readonly slowStart?: Promise<StartRebuild>;
  /** Where the backend starts with `untilWorker`: resolves once a worker answers; rejects where none will. */
  readonly takeWorker: () => Promise<void>;
  /** What the Lab may ask of the backend, once it has started. */
  readonly controls: () => Promise<BackendControls>;
  readonly reloadToHome: () => Promise<void>;
  readonly scroll: ScrollPlaces;
  /** On a stage: makes a run wait until late code is here, which comes in real time. */
  readonly awaitCode?: AppServices['awaitCode'];
};

/** The lifecycles that no page owns. */
export type AppLifecycles = {
  readonly backend: Actor<typeof backendMachine>;
  readonly subscription: Actor<typeof subscriptionMachine>;
  readonly feed: Actor<typeof feedMachine>;
  readonly chat: Actor<typeof chatMachine>;
  readonly auth: Actor<typeof authMachine>;
  readonly mobileMenu: Actor<typeof mobileMenuMachine>;
  readonly pageScroll: Actor<typeof pageScrollMachine>;
};

/** Page modules that are fetched once and then at hand without waiting. */
export type PageLoader = {
  /** The route of an address below the app's base, whatever its query and fragment. */
  routeAt(address: string): PageRoute;
  /** Whether the product has that page. */
  has(page: ProtectedPageName): boolean;
  /** The page's component, behind its guard where it has one, when its code is here. */
  loaded(route: PageRoute): PageComponent | undefined;
  /** Fetches the page's code unless it is here; a failure may be tried again. */
  load(route: PageRoute): Promise<PageComponent>;
};

/** Makes the next page ready while it is found out who is there. */
export type Arrival = {
  /** Which address, below the base, comes next for whoever is found next; null: none in particular. */
  expect(address: string | null): void;
  /** Starts to fetch what that page shows to the last known role; with null or an unknown role only what everybody may read. */
  guess(role: string | null): void;
  /** Asks for what that page shows to the role. Resolves when it is there, or failed, or takes too long to wait for; never rejects. */
  ready(role: Role): Promise<void>;
};

export type AppServices = {
  /** Another object after each move of the demo's clock, so that what was worked out with the time before is worked out anew. */
  readonly world: World;
  /** Left out on a stage, whose time is its own. */
  readonly demoClock?: LoadClock;
  /** Gives all parts another object for the same world; left out where the demo's clock is not followed. */
  readonly moveWorld?: (world: World) => void;
  /** The time that the prerendered HTML tells of, in milliseconds. */
  readonly madeAt: number;
  readonly api: ApiClient;
  /** What `api` sends by, for pages that read a stream of their own. */
  readonly wire: StreamParts;
  /** What was changed from here, and the way back from it. */
  readonly ownChanges: OwnChanges;
  /** Resolves once the backend takes requests, for those that do not go through `api`. */
  readonly backendReady: (signal?: AbortSignal) => Promise<void>;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly account: AccountRequests;
  readonly auth: Auth;
  readonly clientView: ClientViewDoor;
  readonly actors: AppLifecycles;
  readonly pages: PageLoader;
  readonly arrival: Arrival;
  readonly scroll: ScrollPlaces;
  readonly subject: PageSubject;
  readonly serverState: QueryClient;
  /** Whether the browser kept a session, so that someone is probably signed in. */
  readonly returning: boolean;
  /** The role of whose session the browser kept, as it was last known; null for none. */
  readonly keptRole: string | null;
  readonly localStorage: BrowserStore;
  /** What an erasure takes from the page. */
  readonly forgetting: Forgetting;
  /** What pages began with; left out where nothing is kept. */
  readonly keptVisits?: KeptVisits;
  readonly controls: () => Promise<BackendControls>;
  /** After a loss: what can be done. Left out where nothing is kept. */
  readonly recovery?: () => RecoveryControls | null;
  /** Resolves once the data can only be read, as it has something of a newer build; left out: that never happens. */
  readonly newerData?: Promise<void>;
  /** What there is to know of how the data is kept; left out: nothing. */
  readonly storageNotes?: FollowStorageNotes;
  /** Resolves with a rebuild that the first reply waits for longer than a moment; left out: that never happens. */
  readonly slowStart?: Promise<StartRebuild>;
  /** On a stage: how the scripts of strangers come, instead of by the browser's own ways. */
  readonly loadScript?: LoadScript;
  /** On a stage: makes a run wait until late code is here, which comes in real time. */
  readonly awaitCode?: <Code>(coming: Promise<Code>) => Promise<Code>;
};
