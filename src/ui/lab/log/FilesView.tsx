/** The log as a file: out, and back in as a branch of its own, after a report. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { FileImport } from './FileImport.tsx';
import { LogButton } from './LogButton.tsx';
import styles from './LogPanel.module.css';

export const FilesView = ({ log, count }: { readonly log: LogControls; readonly count: number }) => {
  const download = async () => {
    const file = await log.exportNdjson();
    downloadText(`agencylens-${log.branches.current()}.ndjson`, file.type, [file]);
  };
  const downloadCloudEvents = async () => {
    const file = await log.exportCloudEvents();
    downloadText(`agencylens-${log.branches.current()}.cloudevents.jsonl`, file.type, [file]);
  };
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
        <LogButton look="main" onClick={download}>
          Export {englishNumber(count)} events
        </LogButton>
        <LogButton onClick={downloadCloudEvents}>Export as CloudEvents 1.0</LogButton>
      </div>
      <FileImport log={log} />
    </div>
  );
};
