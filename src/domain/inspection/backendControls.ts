/** What the Lab may ask of the backend beyond its API: handed over by whoever starts it, never over HTTP. */

export type BackendControls = Readonly<Record<never, never>>;
