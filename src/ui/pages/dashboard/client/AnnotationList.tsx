/** Lists the annotations of the visible days with edit and remove actions, and a link to all annotations. */
import { Button } from 'antd';
import { useState } from 'react';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { removedAnnotation } from '../../../parts/annotations/removedAnnotation.ts';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { widerRange } from '../../../parts/figures/selectionEmptiness.tsx';
import { AnnotationRows } from './AnnotationRows.tsx';
import { AnnotationsDrawer } from './AnnotationsDrawer.tsx';
import type { Edit } from './edit.ts';
import styles from './TrendPart.module.css';
import type { Board } from './useBoard.ts';

type AnnotationListProps = { board: Board } & Edit;

const NoAnnotations = ({ board: { use } }: { board: Board }) => {
  const { text, action } = emptyLists.annotations.noData;
  const { onAction } = widerRange(use);
  return (
    <>
      {text}{' '}
      <Button size="small" type="text" onClick={onAction}>
        {action}
      </Button>
    </>
  );
};

/** Undefined for read-only users. `onDone` closes the drawer, because the notice is shown on the page behind it. */
const editOf = ({ board, changes, onForm }: AnnotationListProps, onDone: () => void) =>
  board.mayEdit
    ? {
        change: (annotation: AnnotationItem) => {
          onDone();
          onForm({ kind: 'annotation', day: null, annotation });
        },
        remove: (annotation: AnnotationItem) => {
          onDone();
          changes.ask(removedAnnotation(annotation));
        },
      }
    : undefined;

const stays = () => undefined;

export const AnnotationList = (props: AnnotationListProps) => {
  const { board } = props;
  const { from, to } = board.query;
  const { data, error, refetch } = useReply('listAnnotations', { client: board.clientId, from, to });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (error && !data) return <ListFailure what="The annotations" error={error} onRetry={refetch} />;
  if (!board.use.view.annotations || !data) return null;
  const isForAgency = !board.use.isOfClient;
  return (
    <>
      {data.items.length > 0 && (
        <AnnotationRows items={data.items} isForAgency={isForAgency} edit={editOf(props, stays)} />
      )}
      <p className={styles.hint}>
        {data.items.length === 0 && <NoAnnotations board={board} />}{' '}
        <Button size="small" type="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          All annotations
        </Button>
      </p>
      {isOpen && (
        <AnnotationsDrawer
          title="All annotations"
          query={{ client: board.clientId }}
          isForAgency={isForAgency}
          edit={editOf(props, close)}
          onClose={close}
        />
      )}
    </>
  );
};
