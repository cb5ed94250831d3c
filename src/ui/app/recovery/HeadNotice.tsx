/** Says that the log head of the last change could not be recorded, and offers a backup. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { BackupNotice } from './BackupNotice.tsx';

export const headWords =
  'Your data is saved, but the browser’s local storage is full or blocked, so the app cannot note there how far it goes. If the browser loses a change, only the second copy can show it. Keep an export as a backup.';

export const HeadNotice = () => {
  const { storageNotes } = useServices();
  const [isTold, setIsTold] = useState(false);
  useEffect(() => storageNotes?.((told) => told.kind === 'head' && setIsTold(!told.isNoted)), [storageNotes]);
  return (
    isTold && (
      <BackupNotice name="Local storage" words={headWords} offersBackup onClose={() => setIsTold(false)} />
    )
  );
};
