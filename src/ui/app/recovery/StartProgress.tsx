/** Shows how much of a workspace's history is read while its first page waits, and lets a person skip the wait. */
import { useSelector } from '@xstate/react';
import { Button, Progress } from 'antd';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { StartRebuild } from '#domain/recovery/startRebuild.ts';
import { slowStartMachine } from '#machines/slowStart/slowStartMachine.ts';
import { slowStartService } from '#machines/slowStart/slowStartService.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import styles from './StartProgress.module.css';

export const StartProgress = ({ slowStart }: { readonly slowStart: Promise<StartRebuild> }) => {
  const actor = useLifecycle(() => slowStartMachine.provide(slowStartService(slowStart)), {
    id: 'slowStart',
  });
  const snapshot = useSelector(actor, (current) => current);
  const { done, total } = snapshot.context.progress;
  if (snapshot.matches('onPage'))
    return (
      <p role="status" className={styles.progress}>
        Loading your history. This page opens when it is done.
      </p>
    );
  if (!snapshot.matches('rebuilding')) return null;
  return (
    <section className={styles.progress} aria-label="Reading your history">
      <p role="status">Reading your history for the first time with this version.</p>
      <p>{total > 0 && `${englishNumber(done)} of ${englishNumber(total)} events`}</p>
      <Progress
        percent={Math.floor((done / Math.max(1, total)) * 100)}
        aria-label="Progress of reading your history"
      />
      <Button onClick={() => actor.send({ type: 'rebuild.skip' })}>Continue without waiting</Button>
    </section>
  );
};
