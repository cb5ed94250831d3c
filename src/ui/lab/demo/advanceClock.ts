/** Moves the demo's clock forward day by day, and lets each day bring what is due on it. */

import { dayLength } from '#domain/inspection/clockLead.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { isSessionMissing } from '#machines/api/apiProblem.ts';
import type { Milliseconds } from '#world/clock.ts';

export type AdvanceParts = {
  readonly clock: DemoClock;
  /** Asks the backend something, before whose reply it does what is due; null: nobody is signed in. */
  readonly settle: (() => Promise<unknown>) | null;
  /** When the session ends by its rule, in milliseconds since the epoch; null: nobody is signed in. */
  readonly sessionEnds: Milliseconds | null;
  /** Says that the clock is right, however long ago the last change was. */
  readonly confirm: () => void;
};

export type Advanced =
  | { readonly kind: 'moved' /** The session came to its end on the way. */; readonly isSignedOut: boolean }
  | { readonly kind: 'stopped' }
  /** The browser does not keep where the clock stands. */
  | { readonly kind: 'notKept' };

/** Whether the session is still there. */
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
 * `step` hears of days. Stopped by its signal, or by a failure of what it asks, the clock stands where it had come to. The days after
 * the session has ended are one move: the reply to what is asked then signs the person out, and the page with the panel may be gone.
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
