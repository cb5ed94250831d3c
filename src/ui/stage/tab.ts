/** What one page of a stage is, for those who open, show and drive it. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { LiveActor, LiveActors } from '#machines/liveActors.ts';
import type { VirtualClock } from '#world/virtualClock.ts';
import type { World } from '#world/world.ts';
import type { AppServices } from '../services/appServices.ts';
import type { IdleDetector } from './idleDetector.ts';
import type { StagedFetch } from './stagedFetch.ts';
import type { PageStorage } from './stagedStorage.ts';

/** The page that the app is shown in. */
export type TabHost = {
  readonly page: Window & typeof globalThis;
  readonly container: HTMLElement;
  /** Whether the page can move things; where it cannot, what leaves goes at once instead of waiting for the end of a movement. */
  readonly moves: boolean;
  /** Runs the text of a script in the page. */
  readonly runProgram: (text: string) => Promise<void>;
};

/** What the stage gives to each of its pages. */
export type TabParts = {
  /** Its trace, though it tells all of the stage, is an object of this page's own: lifecycles are listed by it. */
  readonly world: World<VirtualClock>;
  /** The app's base path with its slashes. */
  readonly base: string;
  readonly quiet: IdleDetector;
  readonly wire: StagedFetch;
  readonly storage: PageStorage;
  readonly controls: () => Promise<BackendControls>;
  /** Whether there is no connection to fetch more of the program by. */
  readonly isOffline: () => boolean;
  /** Whether the backend starts, asked at each start. */
  readonly mayStart: () => boolean;
  /** Whether a worker controls the page, asked at each start. */
  readonly hasWorker: () => boolean;
};

export type StagedTab = {
  readonly document: Document;
  readonly storage: PageStorage;
  open(address: string): Promise<void>;
  /** False when no such lifecycle runs. */
  send(actor: string, events: readonly { readonly type: string }[]): boolean;
  state(actor: string): string | null;
  /** Those that run. */
  lifecycles(): readonly LiveActor[];
  readonly liveActors: LiveActors;
  /** What the app runs on, anew with each page load; null before the first. */
  services(): AppServices | null;
  address(): string;
  /** Goes to another page of the app without loading it anew. */
  navigate(address: string): void;
  close(): void;
};

/** A page besides the first. */
export type OpenedPage = {
  /** Makes the app in the page, by the page's own program. */
  readonly create: (parts: TabParts) => StagedTab;
  readonly turn: () => Promise<void>;
  readonly close: () => void;
};
