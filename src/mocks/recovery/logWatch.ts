/** Declares the parts and the status of the watch on an open log. */
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
  readonly isOld: boolean;
  readonly askWorker: AskLogWorker | null;
  readonly onLoss: (loss: Loss) => void;
  readonly onNote: (note: StorageNote) => void;
};

export type LogWatchStatus = Pick<
  StorageStatus,
  'lastCheck' | 'copy' | 'copyFault' | 'copyMended' | 'copyProgress'
>;

export const noWatchStatus: LogWatchStatus = {
  lastCheck: null,
  copy: null,
  copyFault: null,
  copyMended: 0,
  copyProgress: null,
};

export type LogWatch = {
  readonly now: () => LogWatchStatus;
  /** Verifies the log, then its second copy, and also reports a loss. Rejects with the signal's reason, and when the log cannot be read. */
  readonly check: (step: RecoveryStep) => Promise<StorageVerdict>;
};
