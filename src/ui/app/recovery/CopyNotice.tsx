/** Says that the second copy cannot be written, or that a part of it was damaged, and offers a backup. */
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import { useServices } from '../../services/servicesContext.ts';
import styles from '../BackendNotice.module.css';
import { LateStorageDrawer } from './LateStorageDrawer.tsx';

type CopyNote = Extract<StorageNote, { kind: 'copy' }>;

const mendedWords = (mended: number): string =>
  mended === 1
    ? 'A file of the second copy of your data was damaged. It has been written again, and nothing is lost.'
    : `${mended} files of the second copy of your data were damaged. They have been written again, and nothing is lost.`;

/** Null: nothing has to be said. */
export const copyWords = ({ fault, mended }: Omit<CopyNote, 'kind'>): string | null => {
  if (fault !== null)
    return `The second copy of your data could not be written (${fault}). Your data is saved, but a damaged browser storage could not be restored from it. Keep an export as a backup.`;
  return mended === 0 ? null : mendedWords(mended);
};

export const CopyNotice = () => {
  const { storageNotes } = useServices();
  const [makes, setMakes] = useState(false);
  const [note, setNote] = useState<CopyNote | null>(null);
  useEffect(() => storageNotes?.((told) => told.kind === 'copy' && setNote(told)), [storageNotes]);
  const words = note && copyWords(note);
  if (!note || words === null) return null;
  return (
    <section className={styles.notice} aria-label="Second copy" data-print="never">
      <p role="status">{words}</p>
      {note.fault !== null && (
        <Button size="small" type="primary" onClick={() => setMakes(true)}>
          Make a backup
        </Button>
      )}
      <Button size="small" onClick={() => setNote(null)}>
        Close
      </Button>
      <LateStorageDrawer isOpen={makes} onClose={() => setMakes(false)} />
    </section>
  );
};
