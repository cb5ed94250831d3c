/** Types the app under inspection, of this page or of the opener's. */
import type { BackendControls } from '#domain/inspection/backendControls.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { LiveActors } from '#machines/liveActors.ts';
import type { World } from '#world/world.ts';
import type { LoadClock } from '../services/useLoadedClock.ts';

export type LabSource = {
  readonly world: World;
  /** Left out on a stage, which has its own time. */
  readonly demoClock?: LoadClock;
  readonly actors: LiveActors;
  readonly api: ApiClient;
  /** The app's base path with its slashes. */
  readonly base: string;
  /** Resolves once the backend has started; never if it fails to start. */
  readonly controls: () => Promise<BackendControls>;
  /** Path, query and fragment below the base, with a leading slash. */
  readonly address: () => string;
  /** Navigates the app without a reload; the address has the format of `address`. */
  readonly navigate: (address: string) => void;
};
