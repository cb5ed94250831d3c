/** Renders the status of a recording: number of steps, stage time, and unsupported input. */
import { timeOfDay } from '../timeOfDay.ts';
import styles from './RecordStage.module.css';
import type { SessionState } from './recordSession.ts';

type RecordStatusProps = Pick<SessionState, 'recording' | 'now'> & { readonly count: number };

export const RecordStatus = ({ recording, now, count }: RecordStatusProps) => (
  <>
    <p className={styles.status} role="status">
      {recording === null ? 'Setting the stage' : `${count} ${count === 1 ? 'step' : 'steps'} recorded`}
      {now !== null && ` · ${timeOfDay(now)} on the stage’s clock, which stands still while you think`}
    </p>
    {recording?.notice && (
      <p role="alert" className={styles.notice}>
        {recording.notice}
      </p>
    )}
  </>
);
