/** Moves the demo's clock forward day by day and triggers the work due on each day. */

import { dayLength } from '#domain/inspection/clockLead.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { isSessionMissing } from '#machines/api/apiProblem.ts';
import type { Milliseconds } from '#world/clock.ts';

export type AdvanceParts = {
  readonly clock: DemoClock;
  /** A request whose reply includes all due work; null: nobody is signed in. */
  readonly settle: (() => Promise<unknown>) | null;
  /** Regular end of the session in milliseconds since the epoch; null: nobody is signed in. */
  readonly sessionEnds: Milliseconds | null;
  /** Confirms the clock, so that a long gap since the last change raises no warning. */
  readonly confirm: () => void;
};

export type Advanced =
  | { readonly kind: 'moved'; readonly isSignedOut: boolean }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'notKept' };

const settleDay = async (settle: () => Promise<unknown>): Promise<boolean> => {
  try {
    await settle();
    return true;
  } catch (error) {
    if (isSessionMissing(error)) return false;
    throw error;
  }
};

/**
 * `step` reports each day. An abort or failure leaves the clock at the reached day. Days after the session's
 * end are one move, as the next reply signs out.
 */
export const advanceClock = async (
  { clock, settle, sessionEnds, confirm }: AdvanceParts,
  by: Milliseconds,
  { onProgress, signal }: RecoveryStep,
): Promise<Advanced> => {
  const days = Math.ceil(by / dayLength);
  let left = by;
  let isSignedIn = settle !== null;
  while (left > 0) {
    if (signal.aborted) return { kind: 'stopped' };
    const isEnding = sessionEnds !== null && clock.now() + dayLength >= sessionEnds;
    const part = isEnding ? left : Math.min(left, dayLength);
    if (!clock.advance(part)) return { kind: 'notKept' };
    confirm();
    left -= part;
    if (settle !== null && isSignedIn) isSignedIn = await settleDay(settle);
    onProgress(days - Math.ceil(left / dayLength), days);
  }
  return { kind: 'moved', isSignedOut: settle !== null && !isSignedIn };
};
