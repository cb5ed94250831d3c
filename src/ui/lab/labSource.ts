/** What the Lab looks at: the app of this page, or of the page that opened the Lab's window. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { LiveActors } from '#machines/liveActors.ts';
import type { World } from '#world/world.ts';
import type { LoadClock } from '../services/useLoadedClock.ts';

export type LabSource = {
  readonly world: World;
  /** Left out where time is a stage's own. */
  readonly demoClock?: LoadClock;
  readonly actors: LiveActors;
  readonly api: ApiClient;
  /** The app's base path with its slashes. */
  readonly base: string;
  /** Resolves once the backend has started; never where it cannot. */
  readonly controls: () => Promise<BackendControls>;
  /** Where the app is: path, query and fragment below the base, with its first slash. */
  readonly address: () => string;
  /** Opens a page of the app, given as `address` gives it, without loading the app anew. */
  readonly navigate: (address: string) => void;
};
