/** Renders the trend of a selectable metric against the comparison period, with annotation marks. */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { removedAnnotation } from '../../../parts/annotations/removedAnnotation.ts';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { FigureTrend } from '../../../parts/figures/FigureTrend.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { widerRange } from '../../../parts/figures/selectionEmptiness.tsx';
import { useReplyMarks } from '../../../parts/figures/useMarks.ts';
import { type MetricSelection, selectionState, selectionWays } from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { AnnotationRows } from './AnnotationRows.tsx';
import { AnnotationsDrawer } from './AnnotationsDrawer.tsx';
import type { Edit } from './edit.ts';
import styles from './TrendPart.module.css';

type AnnotationListProps = { board: MetricSelection } & Edit;

const NoAnnotations = ({ board: { use } }: { board: MetricSelection }) => {
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

const AnnotationList = (props: AnnotationListProps) => {
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
        {board.mayEdit && (
          <Button
            size="small"
            type="text"
            onClick={() => props.onForm({ kind: 'annotation', day: null, annotation: null })}
          >
            Add annotation
          </Button>
        )}
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

const chartHeight = 280;

type ChartProps = {
  board: MetricSelection;
  reply: MetricReply;
  name: FigureName;
  onDay: ((day: string) => void) | undefined;
};

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const Chart = ({ board, reply, name, onDay }: ChartProps) => (
  <FigureTrend
    reply={reply}
    name={name}
    title={`${figureSpecs[name].label} over time`}
    comparedWith={reply.previous === null ? undefined : capital(board.versus ?? 'before')}
    annotations={useReplyMarks(board, reply)}
    use={board.use}
    onStep={onDay && ((step) => onDay(step.slice(0, 10)))}
    height={chartHeight}
    clientId={board.clientId}
    opensSteps
  />
);

type TrendPartProps = { board: MetricSelection; metric: FigureName } & Edit;

export const TrendPart = ({ board, metric, changes, onForm }: TrendPartProps) => {
  const { metrics } = board;
  const { totals } = { ...metrics.data };
  const name = totals && totals[metric] === null ? 'sessions' : metric;
  const addAt = board.mayEdit
    ? (day: string) => onForm({ kind: 'annotation', day, annotation: null })
    : undefined;
  return (
    <Flex vertical gap={16}>
      <WidgetFrame
        title="Trend"
        titleInside
        state={selectionState(board, metrics)}
        height={chartHeight + 84}
        readAt={metrics.readAt}
        isBusy={metrics.isFormer}
        onRetry={metrics.refetch}
        empty={selectionWays(board)}
      >
        {() =>
          metrics.data && (
            <>
              <Chart board={board} reply={metrics.data} name={name} onDay={addAt} />
              {addAt && <p className={styles.hint}>Click a day to add a note.</p>}
            </>
          )
        }
      </WidgetFrame>
      <AnnotationList board={board} changes={changes} onForm={onForm} />
    </Flex>
  );
};
