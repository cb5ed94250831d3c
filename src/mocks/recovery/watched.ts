/** What the watch beside an open log is made of, and what it tells. */
import type { Verdict } from '#domain/inspection/logControls.ts';
import type { LogPoint, Loss, RecoveryStep } from '#domain/recovery/loss.ts';
import type { OpenedLog } from '#events/log/openLog.ts';
import type { World } from '#world/world.ts';
import type { AskLogWorker } from './logWorker/askLogWorker.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';

export type WatchParts = {
  readonly world: World;
  readonly opened: OpenedLog;
  readonly place: RecoveryPlace;
  /** Whether there were events when the log was opened. */
  readonly isOld: boolean;
  /** Null: the page checks by itself. */
  readonly askWorker: AskLogWorker | null;
  readonly onLoss: (loss: Loss) => void;
};

export type Watched = {
  /** When the whole chain was last found intact, ISO 8601 UTC; null: not since the page was opened. */
  readonly verifiedAt: string | null;
  /** Up to where the second copy goes; null while there is none. */
  readonly copy: LogPoint | null;
  /** Why there is no second copy; null where there is one, or none is due yet. */
  readonly copyFault: string | null;
};

export type Watch = {
  readonly now: () => Watched;
  /** Checks the whole log. A loss is told, too. Rejects with the signal's reason, and where the log cannot be read. */
  readonly check: (step: RecoveryStep) => Promise<Verdict>;
};
