/** Announces the current step and the findings of the recovery screen. */
import type { FileFacts, Salvage } from '#domain/recovery/loss.ts';
import { fileWords } from './backupWords.ts';
import { branchWords, leftOutWords, salvageWords } from './lossWords.ts';
import styles from './RecoveryScreen.module.css';

const busyWords: Readonly<Record<string, string>> = {
  inspecting: 'Checking what is left…',
  checking: 'Reading the file…',
  recovering: 'Building a new database…',
  exporting: 'Preparing the file…',
};

type RecoveryStatusProps = {
  readonly state: string;
  readonly salvage: Salvage | null;
  readonly facts: FileFacts | null;
  readonly leftOut: readonly string[];
};

export const RecoveryStatus = ({ state, salvage, facts, leftOut }: RecoveryStatusProps) => {
  const busy = busyWords[state];
  const found = state === 'deciding' ? salvage : null;
  const branches = found && branchWords(found.branches);
  return (
    <div role="status" className={styles.status}>
      {busy !== undefined && <p>{busy}</p>}
      {facts && <p className={styles.verdict}>{fileWords(facts)}</p>}
      {found && <p className={styles.verdict}>{salvageWords(found)}</p>}
      {leftOut.length > 0 && <p className={styles.verdict}>{leftOutWords(leftOut)}</p>}
      {branches !== null && <p className={styles.verdict}>{branches}</p>}
    </div>
  );
};
