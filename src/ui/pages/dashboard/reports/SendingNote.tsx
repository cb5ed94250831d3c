/** A report that goes out in a moment, and the way to stop it until then. */
import { Button } from 'antd';
import styles from './ReportsPage.module.css';

export const SendingNote = ({ onUndo }: { onUndo: () => void }) => (
  <p className={styles.sending} data-print="never">
    <span role="status">It will be sent in 30 seconds unless you stop it.</span>
    <Button size="small" onClick={onUndo}>
      Stop sending
    </Button>
  </p>
);
