/** Asks for confirmation of an undo and previews its effect. */
import { Button } from 'antd';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { FieldChanges } from '../../../parts/history/FieldChanges.tsx';
import { KitModal } from '../../../widgets/KitModal.tsx';
import styles from './History.module.css';

type UndoDialogProps = {
  item: HistoryItem;
  sentence: string;
  onUndo: () => void;
  onClose: () => void;
};

export const UndoDialog = ({ item, sentence, onUndo, onClose }: UndoDialogProps) => (
  <KitModal focus="title" title="Undo this change?" onClose={onClose}>
    <p className={styles.sentence}>{sentence}.</p>
    <p>This will change:</p>
    <FieldChanges item={item} isReversed />
    <p className={styles.quiet}>Nothing is erased. The undo is recorded as a change and can be undone too.</p>
    <div className={styles.actions}>
      <Button
        type="primary"
        onClick={() => {
          onClose();
          onUndo();
        }}
      >
        Undo the change
      </Button>
      <Button onClick={onClose}>Keep it</Button>
    </div>
  </KitModal>
);
