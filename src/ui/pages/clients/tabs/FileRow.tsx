/** Renders one item in a list of a client's file, with its buttons. */

import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import styles from '../ClientDetails.module.css';

type FileRowProps = {
  name: string;
  busy: boolean;
  onEdit?: () => void;
  onResend?: () => void;
  onRemove: () => void;
  removal?: string;
  onErase?: (() => void) | undefined;
  more?: ReactNode;
  children: ReactNode;
};

export const FileRow = ({
  name,
  busy,
  onEdit,
  onResend,
  onRemove,
  removal = 'Remove',
  onErase,
  more,
  children,
}: FileRowProps) => (
  <Flex component="li" align="start" justify="space-between" gap="8px 16px" className={styles.fileRow ?? ''}>
    <Flex vertical gap={2} className={styles.fileText ?? ''}>
      {children}
    </Flex>
    <OnlyChangeable>
      <div className={`${styles.fileActions} touch`}>
        {more}
        {onEdit && (
          <Button size="small" type="text" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        {onResend && (
          <Button size="small" type="text" disabled={busy} aria-label={`Resend ${name}`} onClick={onResend}>
            Resend
          </Button>
        )}
        <Button size="small" type="text" disabled={busy} aria-label={`${removal} ${name}`} onClick={onRemove}>
          {removal}
        </Button>
        {onErase && (
          <Button
            size="small"
            type="text"
            danger
            disabled={busy}
            aria-label={`Erase ${name}`}
            onClick={onErase}
          >
            Erase
          </Button>
        )}
      </div>
    </OnlyChangeable>
  </Flex>
);
