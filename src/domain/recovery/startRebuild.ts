/** Defines progress and cancellation of a fold of the history before the first reply. */
import type { OnProgress } from './loss.ts';

export type StartRebuild = {
  /** Reports the progress at once and after each step; returns the unsubscribe function. */
  readonly follow: (tell: OnProgress) => () => void;
  /** Resolves when no one waits for the fold any more. */
  readonly ended: Promise<void>;
  /** Cancels the wait: the page folds the history itself. */
  readonly skip: () => void;
};
