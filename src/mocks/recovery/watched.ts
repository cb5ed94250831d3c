/** What the watch beside an open log is made of, and what it tells. */
import type { LogPoint, Loss } from '#domain/recovery/loss.ts';
import type { OpenedLog } from '#events/log/openLog.ts';
import type { World } from '#world/world.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';

export type WatchParts = {
  readonly world: World;
  readonly opened: OpenedLog;
  readonly place: RecoveryPlace;
  /** Whether there were events when the log was opened. */
  readonly isOld: boolean;
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

export type Watch = () => Watched;
