/** Waits for a condition, however busy the machine is. */
import { vi } from 'vitest';

/** Milliseconds, a little less than a test has: what hangs is told by what was waited for. */
const patience = 290_000;

/** Asks again until `ask` does not throw, and gives what it gave. */
export const until = <Given>(ask: () => Given | Promise<Given>): Promise<Given> =>
  vi.waitFor(ask, { timeout: patience, interval: 5 });
