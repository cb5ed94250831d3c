/** Confirms undoing a change with all later changes that depend on it, and previews the result. */
import { Button, Flex } from 'antd';
import type { UndoPreview } from '#domain/contract/historySchemas.ts';
import { fullTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { ListFailure } from '../empty/ListFailure.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { type HistoryWords, sentenceOf } from './historyWords.ts';
import styles from './UndoTogether.module.css';

export type Undoing = {
  readonly id: string;
  readonly sentence: string;
  readonly also: readonly number[];
};

type UndoTogetherProps = {
  position: number;
  words: HistoryWords;
  onUndo: (undoing: Undoing) => void;
  onClose: () => void;
};

const leadOf = ({ changes, reason, also }: UndoPreview): string => {
  if (reason !== null) return 'These changes cannot be undone together.';
  return also.length === 0
    ? 'Nothing lies on top of this change any more. This will change:'
    : `${changes.length} changes will be undone, the latest first:`;
};

/** The change that the user asked to undo: the one missing from `also`. */
const askedIn = ({ changes, also }: UndoPreview) =>
  changes.find(({ position }) => !also.includes(position)) ?? changes.at(-1);

type PreviewProps = Omit<UndoTogetherProps, 'position'> & { preview: UndoPreview };

const Preview = ({ preview, words, onUndo, onClose }: PreviewProps) => {
  const { changes, also, reason, obstacle } = preview;
  const asked = askedIn(preview);
  return (
    <>
      <p>{leadOf(preview)}</p>
      <Flex component="ol" vertical gap={16} className={styles.stack ?? ''}>
        {changes.map((item) => (
          <li key={item.id}>
            <p className={styles.sentence}>{sentenceOf(item, words.names)}</p>
            <p className="quiet">{fullTime(item.event.occurred_at)}</p>
            {item.position === obstacle && <p role="note">This one cannot be undone: {reason}</p>}
            <FieldChanges item={item} isReversed />
          </li>
        ))}
      </Flex>
      {reason !== null && obstacle === null && <p role="note">{reason}</p>}
      {reason === null && (
        <p className="quiet">Nothing is erased. The undo is recorded as one change and can be undone too.</p>
      )}
      <Flex wrap gap={12} className={`${styles.actions} touch`}>
        {reason === null && asked && (
          <Button
            type="primary"
            onClick={() => {
              onClose();
              onUndo({ id: asked.id, sentence: sentenceOf(asked, words.names), also });
            }}
          >
            {also.length === 0 ? 'Undo the change' : `Undo all ${changes.length}`}
          </Button>
        )}
        <Button onClick={onClose}>{reason === null ? 'Keep them' : 'Close'}</Button>
      </Flex>
    </>
  );
};

export const UndoTogether = ({ position, ...props }: UndoTogetherProps) => {
  const { data, error, refetch } = useReply('readUndo', { position: String(position) });
  return (
    <KitModal focus="title" title="Undo those too?" onClose={props.onClose}>
      {data && <Preview preview={data} {...props} />}
      {!data && error && <ListFailure what="What would change" error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={6} />}
    </KitModal>
  );
};
