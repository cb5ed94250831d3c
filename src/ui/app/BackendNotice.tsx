/** Says so when the backend could not start, or when nothing will be kept after the page is closed. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import styles from './BackendNotice.module.css';
import { useServices } from './servicesContext.ts';

export const BackendNotice = () => {
  const { backend } = useServices().actors;
  const failed = useSelector(backend, (snapshot) => snapshot.matches('failed'));
  const memoryReason = useSelector(backend, ({ context }) => context.started?.memoryReason ?? null);
  if (failed) {
    return (
      <p role="alert" className={styles.failure}>
        <span>The demo backend could not be started in this browser. Nothing you typed is lost.</span>
        <Button size="small" onClick={() => backend.send({ type: 'backend.retry' })}>
          Try again
        </Button>
      </p>
    );
  }
  if (memoryReason === null) return null;
  return (
    <p role="status" className={styles.notice}>
      This browser gives the demo no lasting storage, so everything is forgotten when you close this tab (
      {memoryReason}).
    </p>
  );
};
