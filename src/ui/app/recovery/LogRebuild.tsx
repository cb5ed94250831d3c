/** Lets a person rebuild the projections from the log, follow or stop it, and read whether both agree. */
import { useSelector } from '@xstate/react';
import { Button, Progress } from 'antd';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import type { StorageControls } from '#domain/recovery/storageStatus.ts';
import { logRebuildMachine } from '#machines/logRebuild/logRebuildMachine.ts';
import { logRebuildService } from '#machines/logRebuild/logRebuildService.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './LogCheck.module.css';

const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const equalWords = (verdict: RebuildVerdict | null): string =>
  verdict === null
    ? 'Open a page with figures first; then there is something to compare.'
    : `All ${verdict.answers} summaries match the ${englishNumber(verdict.position)} events.`;

export const differentWords = ({ answers, differing }: RebuildVerdict): string =>
  `${differing.length} of ${answers} summaries are out of date: ${differing.map(wordsOf).join(', ')}. No event is lost. Reload to update them.`;

export const LogRebuild = ({ storage }: { readonly storage: Pick<StorageControls, 'rebuild'> }) => {
  const actor = useLifecycle(() => logRebuildMachine.provide(logRebuildService(storage)), {
    id: 'logRebuild',
  });
  const snapshot = useSelector(actor, (current) => current);
  const { progress, verdict } = snapshot.context;
  const isRebuilding = snapshot.matches('rebuilding');
  return (
    <section className={styles.check} aria-label="Rebuild from the log">
      <p>
        A rebuild recalculates everything from the events and compares it with what the pages show. You can
        keep working.
      </p>
      {isRebuilding && (
        <Progress
          percent={Math.floor((progress.done / Math.max(1, progress.total)) * 100)}
          aria-label="Progress of the rebuild"
        />
      )}
      <p role="status" className={styles.verdict}>
        {isRebuilding &&
          progress.total > 0 &&
          `${englishNumber(progress.done)} of ${englishNumber(progress.total)} events read`}
        {snapshot.matches('equal') && equalWords(verdict)}
      </p>
      <ProblemBox text={snapshot.matches('different') && verdict ? differentWords(verdict) : null} />
      <ProblemBox text={snapshot.matches('failed') ? 'The log could not be read completely.' : null} />
      {isRebuilding ? (
        <Button onClick={() => actor.send({ type: 'rebuild.cancel' })}>Stop the rebuild</Button>
      ) : (
        <Button onClick={() => actor.send({ type: 'rebuild.begin' })}>Rebuild from the log</Button>
      )}
    </section>
  );
};
