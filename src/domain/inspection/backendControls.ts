/** What the Lab may ask of the backend beyond its API: handed over by whoever starts it, never over HTTP. */
import type { LogControls } from './logControls.ts';

export type BackendControls = { readonly log: LogControls };
