/** Lists the log's branches, to create, open, compare or delete them. */
import { useCallback, useEffect, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { type Branch, branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { appWindow } from '../appWindow.ts';
import { useLab } from '../LabContext.ts';
import type { LabSource } from '../labSource.ts';
import { logTime } from '../logTime.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useLongStep } from '../useLongStep.ts';
import { BranchComparison } from './BranchComparison.tsx';
import { shortHash } from './ChainBadge.tsx';
import { LinkMaker } from './LinkMaker.tsx';
import styles from './LogPanel.module.css';
import { StepProgress } from './StepProgress.tsx';
import type { LogEvents } from './useLog.ts';

const openBranch = (source: LabSource, id: string): void => {
  const page = appWindow(source);
  if (id === mainBranch) page.localStorage.removeItem(branchKey);
  else page.localStorage.setItem(branchKey, id);
  page.location.reload();
};

type ForkProps = {
  readonly log: LogControls;
  readonly count: number;
  readonly from: string;
};

/** Creates a branch at a position of the log, with progress and cancellation. */
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
      <p className="quiet">
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

const originWords = ({ origin, parent, begunWith }: Branch, names: ReadonlyMap<string, string>): string => {
  if (origin === 'start') return 'From the start';
  const from = names.get(parent ?? '') ?? parent;
  return origin === 'fork'
    ? `Forked from ${from} at event ${englishNumber(begunWith)}`
    : `Imported, ${englishNumber(begunWith)} events`;
};

type RowProps = {
  readonly branch: Branch;
  readonly names: ReadonlyMap<string, string>;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
};

const Row = ({ branch, names, onCompare, onRemove }: RowProps) => {
  const { source } = useLab();
  const [asked, setAsked] = useState(false);
  return (
    <tr aria-current={branch.open ? 'true' : undefined}>
      <th scope="row">
        <strong>{branch.name}</strong>
        {branch.open && ' (open)'}
      </th>
      <td>{originWords(branch, names)}</td>
      <td className={styles.number}>{englishNumber(branch.count)}</td>
      <td>
        <code>{shortHash(branch.head)}</code>
      </td>
      <td>{branch.createdAt === '' ? '' : logTime(branch.createdAt)}</td>
      <td className={styles.actions}>
        {!branch.open && (
          <>
            <PanelButton onClick={() => openBranch(source, branch.id)} aria-label={`Go to ${branch.name}`}>
              Go
            </PanelButton>
            <PanelButton look="quiet" onClick={onCompare} aria-label={`Compare with ${branch.name}`}>
              Compare
            </PanelButton>
          </>
        )}
        {!branch.open && branch.id !== mainBranch && (
          <PanelButton
            look="danger"
            aria-label={asked ? `Delete for good: ${branch.name}` : `Delete ${branch.name}`}
            onClick={() => (asked ? onRemove() : setAsked(true))}
            onBlur={() => setAsked(false)}
          >
            {asked ? 'Delete for good' : 'Delete'}
          </PanelButton>
        )}
      </td>
    </tr>
  );
};

const useBranches = (log: LogControls) => {
  const [branches, setBranches] = useState<readonly Branch[]>([]);
  const renew = useCallback(async () => setBranches(await log.branches.list()), [log]);
  useEffect(() => {
    void renew();
  }, [renew]);
  return { branches, renew };
};

type BranchesViewProps = { readonly log: LogControls; readonly events: LogEvents; readonly from: string };

export const BranchesView = ({ log, events, from }: BranchesViewProps) => {
  const { branches, renew } = useBranches(log);
  const [compared, setCompared] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const names = new Map(branches.map(({ id, name }) => [id, name]));
  const remove = async (id: string) => {
    const outcome = await log.branches.remove(id);
    setProblem(outcome.ok ? null : outcome.detail);
    setCompared(null);
    await renew();
  };
  return (
    <div className={styles.page}>
      <Fork key={from} log={log} count={events.count} from={from} />
      <h3>Branches</h3>
      <div className={`${styles.scroll} ${styles.wide}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Where from</th>
              <th scope="col" className={styles.number}>
                Events
              </th>
              <th scope="col">Head</th>
              <th scope="col">Begun</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {branches.map((branch) => (
              <Row
                key={branch.id}
                branch={branch}
                names={names}
                onCompare={() => setCompared(branch.id)}
                onRemove={() => remove(branch.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      {compared && <BranchComparison key={compared} log={log} other={compared} />}
      <LinkMaker key={`link ${from}`} log={log} count={events.count} from={from} />
    </div>
  );
};
