/** The log as a file: out, and back in as a branch of its own, after a report. */
import { type ChangeEvent, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { ImportReport } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useLab } from '../LabContext.ts';
import { logTime } from '../logTime.ts';
import { shortHash } from './ChainBadge.tsx';
import { LogButton } from './LogButton.tsx';
import styles from './LogPanel.module.css';

const Report = ({ report }: { readonly report: ImportReport }) => {
  if (report.fault) {
    return (
      <p role="alert" className={styles.bad}>
        <strong>This file was rejected.</strong> {report.fault.detail} {englishNumber(report.count)} events
        before it were right. Nothing was imported.
      </p>
    );
  }
  return (
    <p role="status" className={styles.good}>
      <strong>This file is valid.</strong> {englishNumber(report.count)} events of the log “{report.tenant}”,
      written out on {report.createdAt && logTime(report.createdAt)}; the chain is intact and ends in{' '}
      {shortHash(report.head)}
      {report.firstAt && report.lastAt && `; from ${logTime(report.firstAt)} to ${logTime(report.lastAt)}`}.{' '}
      {englishNumber(report.accounts)} {report.accounts === 1 ? 'person has' : 'people have'} an account in
      it.
      {report.isWrapped &&
        ' It has names and passwords under a passphrase, which a branch does not ask for: restore the file in the account menu, Data in this browser, to use them.'}
      {report.people > 0 && ` It brings the personal data of ${englishNumber(report.people)} people.`}
      {report.erasedHere > 0 && ` ${englishNumber(report.erasedHere)} of them were erased here and stay so.`}
    </p>
  );
};

type Chosen = { readonly file: File; readonly report: ImportReport | null };

const Import = ({ log }: { readonly log: LogControls }) => {
  const { show } = useLab();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setProblem(null);
    setChosen(null);
    if (!file) return;
    setChosen({ file, report: null });
    setName(file.name.replace(/\.[^.]+$/, ''));
    setChosen({ file, report: await log.branches.inspectFile(file) });
  };
  const take = async (file: File) => {
    setBusy(true);
    const outcome = await log.branches.importFile(file, name);
    setBusy(false);
    if (outcome.ok) show('log', 'branches');
    else setProblem(outcome.detail);
  };
  return (
    <>
      <h3>Import</h3>
      <p className={styles.quiet}>
        A file is read to its end first, and nothing of it is kept: every line, the chain, the count and the
        head must be right. Its events then become a branch of their own; they are never mixed with the
        present log.
      </p>
      <div className={styles.row}>
        <label className={styles.field}>
          Exported log
          <input type="file" accept=".ndjson,.jsonl,application/x-ndjson" onChange={choose} />
        </label>
      </div>
      {chosen && chosen.report === null && <p aria-busy="true">Reading the file…</p>}
      {chosen?.report && <Report report={chosen.report} />}
      {chosen?.report?.fault === null && (
        <div className={styles.row}>
          <label className={styles.field}>
            Name of the branch
            <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
          </label>
          <LogButton
            look="main"
            isBusy={busy}
            disabled={name.trim() === ''}
            onClick={() => take(chosen.file)}
          >
            Import as a branch
          </LogButton>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
    </>
  );
};

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
      <Import log={log} />
    </div>
  );
};
