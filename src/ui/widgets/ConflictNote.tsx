/** Someone else was faster: both versions side by side, and the choice which one stays. */
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { RecordFields } from '#machines/records/recordEditorMachine.ts';
import styles from './ConflictNote.module.css';

type ConflictNoteProps = {
  mine: RecordFields;
  theirs: RecordFields;
  /** What each field is called, in order. */
  labels: Readonly<Record<string, string>>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

const shown = (value: string | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === '' ? '–' : value;
};

export const ConflictNote = ({ mine, theirs, labels, onKeepMine, onTakeTheirs }: ConflictNoteProps) => {
  const fields = Object.keys(labels).filter((name) => mine[name] !== theirs[name]);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="alert" className={styles.note}>
      <p>
        <strong>This was changed while you were editing.</strong> Nothing of yours was saved yet.
      </p>
      {fields.length === 0 ? (
        <p>Both versions say the same.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Saved now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((name) => (
              <tr key={name}>
                <th scope="row">{labels[name]}</th>
                <td>{shown(theirs[name])}</td>
                <td>{shown(mine[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.choice}>
        <Button type="primary" onClick={onKeepMine}>
          Save mine
        </Button>
        <Button onClick={onTakeTheirs}>Take what is saved</Button>
      </div>
    </div>
  );
};
