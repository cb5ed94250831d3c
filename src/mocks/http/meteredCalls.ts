/** Declares the API call counter for handlers. */
import type { PendingCalls } from './pendingCalls.ts';

export type MadeCall = {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly now: string;
  /** Calls per month; -1 for unlimited. */
  readonly limit: number;
};

/** `used` is the month's count afterwards; a refused call does not count. */
export type Metered = { readonly isMade: boolean; readonly used: number };

export type CallMeter = {
  count(call: MadeCall): Promise<Metered>;
  pending(workspaceId: string): Promise<PendingCalls | null>;
};
