/** What the Lab may ask of the backend beyond its API: handed over by whoever starts it, never over HTTP. */
import type { StorageControls } from '../recovery/storageStatus.ts';
import type { LogControls } from './logControls.ts';
import type { NetworkControls } from './networkControls.ts';

export type BackendControls = {
  readonly network: NetworkControls;
  readonly log: LogControls;
  /** Left out on a stage, where nothing is kept. */
  readonly storage?: StorageControls;
};
