/** Defines the Lab's access to the backend beyond its API, passed in-process and never over HTTP. */
import type { StorageControls } from '../recovery/storageStatus.ts';
import type { LogControls } from './logControls.ts';
import type { NetworkControls } from './networkControls.ts';

export type BackendControls = {
  readonly network: NetworkControls;
  readonly log: LogControls;
  readonly storage?: StorageControls;
};
