/** Lets a person rebuild what the pages show from the log, see how far that is, stop it, and read whether both agree. */
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

/** `clientDirectory` as `client directory`. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const equalWords = (verdict: RebuildVerdict | null): string =>
  verdict === null
    ? 'Nothing is shown yet that could be compared.'
    : `All ${verdict.answers} summaries that the pages show are what the ${englishNumber(verdict.position)} events say.`;

export const differentWords = ({ answers, differing }: RebuildVerdict): string =>
  `${differing.length} of ${answers} summaries are not what the events say: ${differing.map(wordsOf).join(', ')}. No event is lost. Reload the page to see them as the events say.`;

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
        A rebuild adds all events up again and compares the result with what the pages show. You can go on
        working.
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
      <ProblemBox text={snapshot.matches('failed') ? 'The log could not be read to its end.' : null} />
      {isRebuilding ? (
        <Button onClick={() => actor.send({ type: 'rebuild.cancel' })}>Stop the rebuild</Button>
      ) : (
        <Button onClick={() => actor.send({ type: 'rebuild.begin' })}>Rebuild from the log</Button>
      )}
    </section>
  );
};
