/** Says so when the backend could not start, when nothing will be kept after the page is closed, and when no service worker is there. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useServices } from '../services/servicesContext.ts';
import styles from './BackendNotice.module.css';

export const BackendNotice = () => {
  const { backend } = useServices().actors;
  const failed = useSelector(backend, (snapshot) => snapshot.matches('failed'));
  const started = useSelector(backend, ({ context }) => context.started);
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
  const { memoryReason = null, mode = 'worker' } = started ?? {};
  if (memoryReason === null && mode === 'worker') return null;
  return (
    <div role="status" className={styles.notice}>
      {mode === 'direct' && (
        <p>
          There is no service worker here, so this page answers its own requests: everything works, but the
          browser’s network panel stays empty.
        </p>
      )}
      {memoryReason !== null && (
        <p>
          This browser gives the demo no lasting storage, so everything is forgotten when you close this tab (
          {memoryReason}).
        </p>
      )}
    </div>
  );
};
