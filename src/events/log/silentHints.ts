/** Hints of a log that nobody shares. */
import type { LogHints } from './logStorage.ts';

/** Tells nobody, hears nothing. */
export const silentHints: LogHints = {
  announce: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};
