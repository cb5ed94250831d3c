/** Warns that the backend could not start; the details are loaded lazily. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useServices } from '../services/servicesContext.ts';
import { useLazyModule } from '../services/useLazyModule.ts';
import styles from './BackendNotice.module.css';

const notes = {
  fault: 'The notes on the backend did not load',
  load: async () => (await import('./BackendNotes.tsx')).BackendNotes,
};

export const BackendNotice = () => {
  const { backend } = useServices().actors;
  const failed = useSelector(backend, (snapshot) => snapshot.matches('failed'));
  const started = useSelector(backend, ({ context }) => context.started);
  const isNoted =
    started !== null &&
    (started.mode === 'direct' || started.memoryReason !== null || started.readOnly === true);
  const Notes = useLazyModule(isNoted, notes);
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
  return isNoted && Notes && <Notes started={started} />;
};
