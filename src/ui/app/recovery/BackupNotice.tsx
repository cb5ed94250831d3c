/** A notice above the pages of how the data is kept, with a way to a backup where one is of use. */
import { Button } from 'antd';
import { useState } from 'react';
import styles from '../BackendNotice.module.css';
import { LateStorageDrawer } from './LateStorageDrawer.tsx';

type BackupNoticeProps = {
  /** Of the region. */
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
