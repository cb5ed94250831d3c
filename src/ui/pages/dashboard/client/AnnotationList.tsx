/** What people wrote at the days that are shown, with the way to take it away. */
import { Button } from 'antd';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { longDay, shortDay } from '../../../content/figures.ts';
import { useReply } from '../../../data/useReply.ts';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { widerRange } from '../../../parts/figures/selectionEmptiness.tsx';
import type { Edit } from './edit.ts';
import styles from './TrendPart.module.css';
import type { Board } from './useBoard.ts';

const daysOf = ({ from, to }: AnnotationItem): string =>
  from === to ? longDay(from) : `${shortDay(from)} – ${longDay(to)}`;

type AnnotationListProps = { board: Board } & Edit;

/** One line: a board without annotations is an ordinary one. */
const NoAnnotations = ({ board: { use } }: { board: Board }) => {
  const { text, action } = emptyLists.annotations.noData;
  const { onAction } = widerRange(use);
  return (
    <p className={styles.hint}>
      {text}{' '}
      <Button size="small" type="text" onClick={onAction}>
        {action}
      </Button>
    </p>
  );
};

export const AnnotationList = ({ board, changes, onForm }: AnnotationListProps) => {
  const { from, to } = board.query;
  const { data, error, refetch } = useReply('listAnnotations', { client: board.clientId, from, to });
  if (error && !data) return <ListFailure what="The annotations" error={error} onRetry={refetch} />;
  if (!board.use.view.annotations || !data) return null;
  if (data.items.length === 0) return <NoAnnotations board={board} />;
  const remove = ({ id, text, etag }: AnnotationItem) =>
    changes.ask({
      kind: 'removeAnnotation',
      id,
      name: text,
      etag,
      details: { made: `Removed “${text}”.`, takenBack: `“${text}” is back.` },
    });
  return (
    <ul className={styles.annotations} aria-label="Annotations">
      {data.items.map((item) => (
        <li key={item.id}>
          <time dateTime={item.from}>{daysOf(item)}</time>
          <p>
            {item.text} {!board.use.isOfClient && !item.shared && <small>Agency only</small>}
          </p>
          {board.mayEdit && (
            <Button
              size="small"
              type="text"
              aria-label={`Change “${item.text}”`}
              onClick={() => onForm({ kind: 'annotation', day: null, annotation: item })}
            >
              Change
            </Button>
          )}
          {board.mayEdit && (
            <Button
              size="small"
              type="text"
              aria-label={`Remove “${item.text}”`}
              onClick={() => remove(item)}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
};
