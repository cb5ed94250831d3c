/** Asks before an editor discards unsaved changes. */
import { Button, Flex } from 'antd';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './DiscardDialog.module.css';

type DiscardDialogProps = {
  readonly of: 'layout' | 'report';
  readonly onDiscard: () => void;
  readonly onClose: () => void;
};

export const DiscardDialog = ({ of, onDiscard, onClose }: DiscardDialogProps) => (
  <KitModal focus="title" title="Discard your changes?" onClose={onClose}>
    <p>The {of} returns to its last saved state. Discarded changes cannot be restored.</p>
    <Flex wrap align="center" gap={8} className={styles.ways ?? ''}>
      <Button danger onClick={onDiscard}>
        Discard changes
      </Button>
      <Button type="primary" onClick={onClose}>
        Keep editing
      </Button>
    </Flex>
  </KitModal>
);
