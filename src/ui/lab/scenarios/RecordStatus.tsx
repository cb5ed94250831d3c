/** What is said below a stage that is recorded: how much there is, what time it is there, and what could not be recorded. */
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
