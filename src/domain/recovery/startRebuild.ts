/** A history that is folded anew before the first answer of a start: how far that is, and the way on without it. */
import type { OnProgress } from './loss.ts';

export type StartRebuild = {
  /** Hears at once how far it is, then of each step; gives the function that stops it. */
  readonly follow: (tell: OnProgress) => () => void;
  /** Resolves when nobody waits for it any more. */
  readonly ended: Promise<void>;
  /** Ends it: the page folds the history by itself. */
  readonly skip: () => void;
};
