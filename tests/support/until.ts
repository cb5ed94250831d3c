/** Waits for a condition, however busy the machine is. */
import { vi } from 'vitest';

/** Milliseconds, slightly below the test timeout, so that the failure names the condition. */
const patience = 290_000;

export const until = <Given>(ask: () => Given | Promise<Given>): Promise<Given> =>
  vi.waitFor(ask, { timeout: patience, interval: 5 });
