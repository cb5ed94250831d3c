/** Creates a branch at a position of the log, with progress and cancellation. */
import { useState } from 'react';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useLongStep } from '../useLongStep.ts';
import styles from './LogPanel.module.css';
import { openBranch } from './openBranch.ts';
import { StepProgress } from './StepProgress.tsx';

type ForkProps = {
  readonly log: LogControls;
  readonly count: number;
  readonly from: string;
};

export const Fork = ({ log, count, from }: ForkProps) => {
  const { source } = useLab();
  const [position, setPosition] = useState(from || String(count));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { advance, run, stop } = useLongStep();
  const fork = async () => {
    setProblem(null);
    const outcome = await run((step) => log.branches.fork(Number(position), name, step));
    setProblem(outcome.ok ? null : outcome.detail);
    // The next change goes to the new branch.
    if (outcome.ok) openBranch(source, outcome.branch.id);
  };
  return (
    <>
      <h3>Fork</h3>
      <p className={styles.quiet}>
        The events up to there are copied into a branch that continues independently, with its own hash chain.
        The app opens in it, and you stay signed in where your account is already there.
      </p>
      <div className={styles.row}>
        <label className={styles.field}>
          From event
          <input
            type="number"
            min={1}
            max={count}
            value={position}
            onChange={({ target }) => setPosition(target.value)}
          />
        </label>
        <label className={styles.field}>
          Name
          <input
            value={name}
            maxLength={60}
            placeholder="What if"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <PanelButton look="main" isBusy={advance !== null} disabled={name.trim() === ''} onClick={fork}>
          Fork
        </PanelButton>
      </div>
      {advance && <StepProgress label="Copying" advance={advance} onStop={stop} />}
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
    </>
  );
};
