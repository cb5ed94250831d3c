/** Provides hints for a log that no other tab shares. */
import type { LogHints } from './logStorage.ts';

export const silentHints: LogHints = {
  announce: () => undefined,
  listen: () => () => undefined,
  close: () => undefined,
};
