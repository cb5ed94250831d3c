/** Renders a notice about storage above the pages, with a way to a backup if one helps. */
import { Button } from 'antd';
import { useState } from 'react';
import styles from '../BackendNotice.module.css';
import { LateStorageDrawer } from './LateStorageDrawer.tsx';

type BackupNoticeProps = {
  readonly name: string;
  readonly words: string;
  readonly offersBackup: boolean;
  readonly onClose: () => void;
};

export const BackupNotice = ({ name, words, offersBackup, onClose }: BackupNoticeProps) => {
  const [makes, setMakes] = useState(false);
  return (
    <section className={styles.notice} aria-label={name} data-print="never">
      <p role="status">{words}</p>
      {offersBackup && (
        <Button size="small" type="primary" onClick={() => setMakes(true)}>
          Make a backup
        </Button>
      )}
      <Button size="small" onClick={onClose}>
        Close
      </Button>
      <LateStorageDrawer isOpen={makes} onClose={() => setMakes(false)} />
    </section>
  );
};
