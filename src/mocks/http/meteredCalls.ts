/** The counter of calls with API keys, as handlers use it. */
import type { PendingCalls } from './pendingCalls.ts';

export type MadeCall = {
  readonly workspaceId: string;
  readonly keyId: string;
  /** ISO 8601 UTC. */
  readonly now: string;
  /** Calls a month; -1 for none. */
  readonly limit: number;
};

/** `used` is what counts in the month then; a call that is not made counts nothing. */
export type Metered = { readonly isMade: boolean; readonly used: number };

export type CallMeter = {
  /** Counts a call, unless it would be one too many. */
  count(call: MadeCall): Promise<Metered>;
  /** What is counted and not in the log yet; null for nothing. */
  pending(workspaceId: string): Promise<PendingCalls | null>;
};
