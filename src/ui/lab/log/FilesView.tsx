/** Exports the log as a file, and imports a file as a branch. */

import { type ChangeEvent, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { ImportReport } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useLab } from '../LabContext.ts';
import { logTime } from '../logTime.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useLongStep } from '../useLongStep.ts';
import { shortHash } from './ChainBadge.tsx';
import styles from './LogPanel.module.css';
import { StepProgress } from './StepProgress.tsx';

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

/** Imports a log file as a branch of its own after a report, with progress and cancellation. */
export const FileImport = ({ log }: { readonly log: LogControls }) => {
  const { show } = useLab();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { advance, run, stop } = useLongStep();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    setProblem(null);
    setChosen(null);
    if (!file) return;
    setChosen({ file, report: null });
    setName(file.name.replace(/\.[^.]+$/, ''));
    const report = await run(async (step) => {
      const read = log.branches.inspectFile(file, step);
      return read.catch((error: unknown) => {
        if (error === step.signal.reason) return null;
        throw error;
      });
    });
    // After a cancellation the same file can be chosen again.
    if (report === null && target.files?.[0] === file) target.value = '';
    setChosen((now) => {
      if (now?.file !== file) return now;
      return report && { file, report };
    });
  };
  const take = async (file: File) => {
    setProblem(null);
    const outcome = await run((step) => log.branches.importFile(file, name, step));
    if (outcome.ok) show('log', 'branches');
    else setProblem(outcome.detail);
  };
  return (
    <>
      <h3>Import</h3>
      <p className="quiet">
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
      {advance && (
        <StepProgress
          label={chosen?.report ? 'Copying' : 'Reading the file…'}
          advance={advance}
          onStop={stop}
        />
      )}
      {chosen?.report && <Report report={chosen.report} />}
      {chosen?.report?.fault === null && (
        <div className={styles.row}>
          <label className={styles.field}>
            Name of the branch
            <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
          </label>
          <PanelButton
            look="main"
            isBusy={advance !== null}
            disabled={name.trim() === ''}
            onClick={() => take(chosen.file)}
          >
            Import as a branch
          </PanelButton>
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
      <p className="quiet">
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
