/** Types one page of a stage for its host, its parts and its driver. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { LiveActor, LiveActors } from '#machines/liveActors.ts';
import type { VirtualClock } from '#world/virtualClock.ts';
import type { World } from '#world/world.ts';
import type { AppServices } from '../services/appServices.ts';
import type { IdleDetector } from './idleDetector.ts';
import type { StagedFetch } from './stagedFetch.ts';
import type { PageStorage } from './stagedStorage.ts';

export type TabHost = {
  readonly page: Window & typeof globalThis;
  readonly container: HTMLElement;
  /** The page runs animations; without them, leaving elements are removed at once. */
  readonly moves: boolean;
  readonly runProgram: (text: string) => Promise<void>;
};

export type TabParts = {
  /** A trace object of this page over the shared frames, because lifecycles are registered by trace. */
  readonly world: World<VirtualClock>;
  readonly base: string;
  readonly quiet: IdleDetector;
  readonly wire: StagedFetch;
  readonly storage: PageStorage;
  readonly controls: () => Promise<BackendControls>;
  readonly isOffline: () => boolean;
  readonly mayStart: () => boolean;
  readonly hasWorker: () => boolean;
};

export type StagedTab = {
  readonly document: Document;
  readonly storage: PageStorage;
  open(address: string): Promise<void>;
  send(actor: string, events: readonly { readonly type: string }[]): boolean;
  state(actor: string): string | null;
  lifecycles(): readonly LiveActor[];
  readonly liveActors: LiveActors;
  services(): AppServices | null;
  address(): string;
  navigate(address: string): void;
  close(): void;
};

export type OpenedPage = {
  readonly page: Window;
  readonly create: (parts: TabParts) => StagedTab;
  readonly turn: () => Promise<void>;
  readonly close: () => void;
};
