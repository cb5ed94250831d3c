/** Lets a person check the whole log, follow the progress, and stop it. */
import { useSelector } from '@xstate/react';
import { Button, Progress } from 'antd';
import { useEffect } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { StorageControls } from '#domain/recovery/storageStatus.ts';
import type { CopyVerdict, StorageVerdict } from '#domain/recovery/storageVerdict.ts';
import { logCheckMachine } from '#machines/logCheck/logCheckMachine.ts';
import { logCheckService } from '#machines/logCheck/logCheckService.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './LogCheck.module.css';

export type LogCheckProps = {
  readonly storage: Pick<StorageControls, 'check'>;
  readonly onChecked: () => void;
};

const copyWords = (copy: CopyVerdict | null): string => {
  if (copy === null) return '';
  const { parts, mended } = copy;
  if (mended === 0)
    return ` So ${parts === 1 ? 'is the file' : `are the ${englishNumber(parts)} files`} of the second copy.`;
  const what = mended === 1 ? 'One file' : `${englishNumber(mended)} files`;
  return ` ${what} of the second copy ${mended === 1 ? 'was' : 'were'} damaged and ${mended === 1 ? 'is' : 'are'} written again.`;
};

export const verdictWords = ({ checked, broken, copy }: StorageVerdict): string =>
  broken === null
    ? `All ${englishNumber(checked)} events are intact.${copyWords(copy)}`
    : `Event ${englishNumber(broken.position)} has been altered.`;

export const LogCheck = ({ storage, onChecked }: LogCheckProps) => {
  const actor = useLifecycle(() => logCheckMachine.provide(logCheckService(storage)), { id: 'logCheck' });
  const snapshot = useSelector(actor, (current) => current);
  const { progress, verdict } = snapshot.context;
  const isChecking = snapshot.matches('checking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once per verdict
  useEffect(() => {
    if (verdict !== null) onChecked();
  }, [verdict]);
  return (
    <section className={styles.check} aria-label="Check of the log">
      <p>
        A check reads every event and the second copy, and proves that nothing was changed, lost or moved. You
        can go on working.
      </p>
      {isChecking && (
        <Progress
          percent={Math.floor((progress.done / Math.max(1, progress.total)) * 100)}
          aria-label="Progress of the check"
        />
      )}
      <p role="status" className={styles.verdict}>
        {isChecking && `${englishNumber(progress.done)} of ${englishNumber(progress.total)} events checked`}
        {snapshot.matches('intact') && verdict && verdictWords(verdict)}
      </p>
      <ProblemBox text={snapshot.matches('broken') && verdict ? verdictWords(verdict) : null} />
      <ProblemBox text={snapshot.matches('failed') ? 'The log could not be read completely.' : null} />
      {isChecking ? (
        <Button onClick={() => actor.send({ type: 'check.cancel' })}>Stop the check</Button>
      ) : (
        <Button onClick={() => actor.send({ type: 'check.begin' })}>Check the log</Button>
      )}
    </section>
  );
};
