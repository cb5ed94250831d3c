/** Says that the second copy cannot be written or was damaged in part, and offers a backup. */
import { useEffect, useState } from 'react';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import { useServices } from '../../services/servicesContext.ts';
import { BackupNotice } from './BackupNotice.tsx';

type CopyNote = Extract<StorageNote, { kind: 'copy' }>;

const mendedWords = (mended: number): string =>
  mended === 1
    ? 'A file of the second copy of your data was damaged. It has been written again, and nothing is lost.'
    : `${mended} files of the second copy of your data were damaged. They have been written again, and nothing is lost.`;

export const copyWords = ({ fault, mended }: Omit<CopyNote, 'kind'>): string | null => {
  if (fault !== null)
    return `The second copy of your data could not be written (${fault}). Your data is saved, but a damaged browser storage could not be restored from it. Keep an export as a backup.`;
  return mended === 0 ? null : mendedWords(mended);
};

export const CopyNotice = () => {
  const { storageNotes } = useServices();
  const [note, setNote] = useState<CopyNote | null>(null);
  useEffect(() => storageNotes?.((told) => told.kind === 'copy' && setNote(told)), [storageNotes]);
  const words = note && copyWords(note);
  if (!note || words === null) return null;
  return (
    <BackupNotice
      name="Second copy"
      words={words}
      offersBackup={note.fault !== null}
      onClose={() => setNote(null)}
    />
  );
};
