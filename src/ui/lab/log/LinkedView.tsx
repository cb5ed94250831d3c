/** Says what a link with a log holds, and opens it as a branch. */
import { useEffect, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { branchKey, type LinkedLog, type ReadLink } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { asOfIn } from '#domain/pastView.ts';
import { appWindow } from '../appWindow.ts';
import { useLab } from '../LabContext.ts';
import { logTime } from '../logTime.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useLongStep } from '../useLongStep.ts';
import { shortHash } from './ChainBadge.tsx';
import { linkStart } from './LinkMaker.tsx';
import styles from './LogPanel.module.css';
import { StepProgress } from './StepProgress.tsx';

const Contents = ({ linked }: { readonly linked: LinkedLog }) => {
  const { source } = useLab();
  const { count, seedCount, lastAt, digest, page } = linked;
  const asOf = asOfIn(page.slice(page.indexOf('?')));
  const isAhead = lastAt !== null && Date.parse(lastAt) > source.world.clock.now();
  return (
    <>
      <p role="status" className={styles.good}>
        <strong>This link is valid.</strong> {englishNumber(count)} events
        {seedCount > 0 &&
          `: the demo’s first ${englishNumber(seedCount)}, and ${englishNumber(count - seedCount)} after them`}
        {lastAt !== null && `; the last was recorded on ${logTime(lastAt)}`}. Rebuilt here, they have the hash{' '}
        <code title={digest}>{shortHash(digest)}</code> that the link names.
      </p>
      <p className="quiet">
        {asOf === null
          ? `It opens ${page} in a branch that goes on from there.`
          : `It opens ${page.split('?')[0]} as of event ${asOf}, read only, in a branch.`}{' '}
        Your own log stays as it is.
        {isAhead &&
          ' Its last event is later than the clock of this browser: days after today have no figures here yet.'}
      </p>
    </>
  );
};

export const LinkedView = ({ log }: { readonly log: LogControls }) => {
  const { source } = useLab();
  const [code] = useState(() =>
    location.hash.startsWith(linkStart) ? location.hash.slice(linkStart.length) : '',
  );
  const [read, setRead] = useState<ReadLink | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { advance, run, stop } = useLongStep();
  useEffect(() => {
    let current = true;
    void log.branches.links.read(code).then((found) => {
      if (!current) return;
      setRead(found);
      if (found.ok) setName(found.linked.name === 'Main' ? 'From a link' : found.linked.name);
    });
    return () => {
      current = false;
    };
  }, [log, code]);

  const open = async ({ page }: LinkedLog) => {
    setProblem(null);
    const outcome = await run((step) => log.branches.links.open(code, name, step));
    if (!outcome.ok) return setProblem(outcome.detail);
    const view = appWindow(source);
    view.localStorage.setItem(branchKey, outcome.branch.id);
    view.location.assign(`${source.base}${page.slice(1)}`);
  };

  return (
    <div className={styles.page}>
      <h3>A log from a link</h3>
      {read === null && <p aria-busy="true">Rebuilding the log…</p>}
      {read?.ok === false && (
        <p role="alert" className={styles.bad}>
          <strong>This link cannot be opened.</strong> {read.detail} Nothing was stored.
        </p>
      )}
      {read?.ok && (
        <>
          <Contents linked={read.linked} />
          <div className={styles.row}>
            <label className={styles.field}>
              Name of the branch
              <input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
            </label>
            <PanelButton
              look="main"
              isBusy={advance !== null}
              disabled={name.trim() === ''}
              onClick={() => open(read.linked)}
            >
              Open as a branch
            </PanelButton>
          </div>
        </>
      )}
      {advance && <StepProgress label="Copying" advance={advance} onStop={stop} />}
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
    </div>
  );
};
