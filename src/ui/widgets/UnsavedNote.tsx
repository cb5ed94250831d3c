/** Asks before unsaved input is lost. */
import { Button } from 'antd';
import { useFocusOnArrival } from './moveFocus.ts';
import styles from './UnsavedNote.module.css';

type UnsavedNoteProps = {
  onStay: () => void;
  onLeave: () => void;
};

export const UnsavedNote = ({ onStay, onLeave }: UnsavedNoteProps) => {
  const note = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={note} tabIndex={-1} role="alert" className={styles.note}>
      <p>You have unsaved changes.</p>
      <div className={styles.ways}>
        <Button size="small" type="primary" onClick={onStay}>
          Keep editing
        </Button>
        <Button size="small" onClick={onLeave}>
          Discard changes
        </Button>
      </div>
    </div>
  );
};
