/** What is told of a log that was kept aside when another one took its place, and what a person may do with it. */
import type { LogPoint, RecoveryOutcome, RecoveryStep } from './loss.ts';

export type KeptLog = {
  /** Names it among the others. */
  readonly id: string;
  /** Its last event; null where it has none, or cannot be read. */
  readonly last: LogPoint | null;
  /** False: the browser does not open it. */
  readonly isReadable: boolean;
};

export type KeptLogControls = {
  /** Those with the newest events first. */
  readonly list: () => Promise<readonly KeptLog[]>;
  /** All that can be read of it, as an export file; `secret` as in `Backup`. Rejects with the signal's reason. */
  readonly exportFile: (id: string, secret: string | null, step: RecoveryStep) => Promise<Blob>;
  /** Uses it from now on; the log that is in use now is kept aside. */
  readonly use: (id: string) => Promise<RecoveryOutcome>;
  /** Deletes it for good, with its second copy. */
  readonly remove: (id: string) => Promise<RecoveryOutcome>;
};
