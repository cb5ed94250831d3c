/** One thing in a list of a client's file, with its buttons. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from '../ClientDetails.module.css';

type FileRowProps = {
  /** For the names of its buttons. */
  name: string;
  busy: boolean;
  onEdit?: () => void;
  onRemove: () => void;
  removal?: string;
  children: ReactNode;
};

export const FileRow = ({ name, busy, onEdit, onRemove, removal = 'Remove', children }: FileRowProps) => (
  <li className={styles.fileRow}>
    <div className={styles.fileText}>{children}</div>
    <div className={styles.fileActions}>
      {onEdit && (
        <Button size="small" type="text" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      <Button size="small" type="text" disabled={busy} aria-label={`${removal} ${name}`} onClick={onRemove}>
        {removal}
      </Button>
    </div>
  </li>
);
