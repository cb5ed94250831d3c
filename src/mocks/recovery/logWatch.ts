/** What the watch beside an open log is made of, and what it tells. */
import type { Loss, RecoveryStep } from '#domain/recovery/loss.ts';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import type { StorageStatus } from '#domain/recovery/storageStatus.ts';
import type { StorageVerdict } from '#domain/recovery/storageVerdict.ts';
import type { OpenedLog } from '#events/log/openLog.ts';
import type { World } from '#world/world.ts';
import type { AskLogWorker } from './logWorker/askLogWorker.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';

export type LogWatchParts = {
  readonly world: World;
  readonly opened: OpenedLog;
  readonly place: RecoveryPlace;
  /** Whether there were events when the log was opened. */
  readonly isOld: boolean;
  /** Null: the page checks by itself. */
  readonly askWorker: AskLogWorker | null;
  readonly onLoss: (loss: Loss) => void;
  readonly onNote: (note: StorageNote) => void;
};

export type LogWatchStatus = Pick<
  StorageStatus,
  'lastCheck' | 'copy' | 'copyFault' | 'copyMended' | 'copyProgress'
>;

/** Before anything is known. */
export const noWatchStatus: LogWatchStatus = {
  lastCheck: null,
  copy: null,
  copyFault: null,
  copyMended: 0,
  copyProgress: null,
};

export type LogWatch = {
  readonly now: () => LogWatchStatus;
  /** Checks the whole log, then its second copy. A loss is told, too. Rejects with the signal's reason, and where the log cannot be read. */
  readonly check: (step: RecoveryStep) => Promise<StorageVerdict>;
};
