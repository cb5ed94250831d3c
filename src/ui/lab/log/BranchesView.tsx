/** Lists the log's branches, to create, open, compare or delete them. */
import { useCallback, useEffect, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { type Branch, mainBranch } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { useLab } from '../LabContext.ts';
import { logTime } from '../logTime.ts';
import { PanelButton } from '../PanelButton.tsx';
import { BranchComparison } from './BranchComparison.tsx';
import { shortHash } from './ChainBadge.tsx';
import { Fork } from './Fork.tsx';
import styles from './LogPanel.module.css';
import { openBranch } from './openBranch.ts';
import type { LogEvents } from './useLog.ts';

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
    </div>
  );
};
