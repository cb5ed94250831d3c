/** Exports the log as a file, and imports a file as a branch. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useLongStep } from '../useLongStep.ts';
import { FileImport } from './FileImport.tsx';
import styles from './LogPanel.module.css';
import { StepProgress } from './StepProgress.tsx';

export const FilesView = ({ log, count }: { readonly log: LogControls; readonly count: number }) => {
  const { advance, run, stop } = useLongStep();
  const download = async (ending: string, make: (step: RecoveryStep) => Promise<Blob>) => {
    const file = await run((step) =>
      make(step).catch((error: unknown) => {
        if (error === step.signal.reason) return null;
        throw error;
      }),
    );
    if (file !== null) downloadText(`agencylens-${log.branches.current()}${ending}`, file.type, [file]);
  };
  const isBusy = advance !== null;
  return (
    <div className={styles.page}>
      <h3>Export</h3>
      <p className={styles.quiet}>
        All {englishNumber(count)} events as newline-delimited JSON: a header, one event per line, an end line
        with the head. The keys of people are not in it, so nobody in the file has a name elsewhere; a backup
        with names and passwords under a passphrase is made in the account menu, Data in this browser. The
        hashes follow EventSourcingDB’s published formula, so that another tool can check them;{' '}
        <code>npm run verify-log</code> with the file’s name does, for either form. CloudEvents have no
        header, and they cannot be imported. Passwords, tokens and other secrets are not in the file.
      </p>
      <div className={styles.row}>
        <PanelButton
          look="main"
          isBusy={isBusy}
          onClick={() => download('.ndjson', (step) => log.exportNdjson(undefined, step))}
        >
          Export {englishNumber(count)} events
        </PanelButton>
        <PanelButton
          isBusy={isBusy}
          onClick={() => download('.cloudevents.jsonl', (step) => log.exportCloudEvents(step))}
        >
          Export as CloudEvents 1.0
        </PanelButton>
      </div>
      {advance && <StepProgress label="Preparing the file…" advance={advance} onStop={stop} />}
      <FileImport log={log} />
    </div>
  );
};
