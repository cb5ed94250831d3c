/** Renders a widget by its kind, within an error boundary. */

import { Button } from 'antd';
import type { SummaryFacts } from '#domain/analysis/clientSummary.ts';
import type { AnnotationItem } from '#domain/contract/annotationSchemas.ts';
import { type TextRun, textBlocks } from '#domain/dashboards/textBlocks.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { useReply } from '../../../../data/useReply.ts';
import { useAnnotationWays } from '../../../../parts/annotations/useAnnotationWays.tsx';
import { emptyLists } from '../../../../parts/empty/emptyLists.ts';
import { PartBoundary } from '../../../../parts/errors/PartBoundary.tsx';
import { widerRange } from '../../../../parts/figures/selectionEmptiness.tsx';
import { selectionWays } from '../../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../../parts/figures/widgetState.ts';
import { useGoals } from '../../../../parts/goals/useGoals.ts';
import { StoredPicture } from '../../../../parts/pictures/StoredPicture.tsx';
import { useClients } from '../../../../parts/view/useClients.ts';
import { WholeText } from '../../../../parts/WholeText.tsx';
import { AnnotationRows } from '../../client/AnnotationRows.tsx';
import { FunnelPart, stepFiguresHeight } from '../../client/FunnelPart.tsx';
import { useSummarySentence } from '../../client/useSummarySentence.ts';
import { BarWidget } from './BarWidget.tsx';
import { FigureWidget } from './FigureWidget.tsx';
import { FilteredWidget } from './FilteredWidget.tsx';
import { GoalWidget } from './GoalWidget.tsx';
import { LineWidget } from './LineWidget.tsx';
import { TableWidget } from './TableWidget.tsx';
import styles from './Widgets.module.css';
import { chartHeightOf, heightOf, stateOfWidget, type WidgetProps } from './widgetParts.ts';

const useClientOf = (isWanted: boolean) => {
  const clients = useClients(isWanted);
  return ({ client_id }: AnnotationItem) => {
    const name = isWanted ? clients?.find(({ id }) => id === client_id)?.name : undefined;
    return name === undefined ? null : <strong>{name}:</strong>;
  };
};

const AnnotationsWidget = ({ widget, board }: WidgetProps) => {
  const { from, to } = board.query;
  const isOfAll = board.clientId === '';
  const asked = { from, to, ...(isOfAll ? {} : { client: board.clientId }) };
  const { data, error, refetch } = useReply('listAnnotations', asked);
  const clientOf = useClientOf(isOfAll);
  const ways = useAnnotationWays({ clientId: board.clientId || null, day: to });
  const { text, title } = emptyLists.annotations.noData;
  return (
    <WidgetFrame
      title={widgetName(widget)}
      state={widgetState({ data, error }, data?.items.length === 0 ? 'noData' : null)}
      height={heightOf(widget) - 84}
      onRetry={refetch}
      empty={{ noData: { title, text, ...widerRange(board.use) } }}
      tools={
        board.mayEdit && (
          <>
            <Button size="small" aria-haspopup="dialog" onClick={ways.add}>
              Add annotation
            </Button>
            {ways.shown}
          </>
        )
      }
    >
      {() =>
        data && (
          <div className={styles.notes}>
            <AnnotationRows
              items={data.items}
              isForAgency={!board.use.isOfClient}
              before={clientOf}
              edit={board.mayEdit ? ways.edit : undefined}
            />
          </div>
        )
      }
    </WidgetFrame>
  );
};

type SentenceProps = WidgetProps & { readonly goals: SummaryFacts['goals'] };

const Sentence = ({ goals, ...props }: SentenceProps) => {
  const { widget, board } = props;
  const { metrics } = board;
  const { sentence } = useSummarySentence(board, goals);
  return (
    <WidgetFrame
      title={widgetName(widget)}
      state={sentence === null ? { is: 'empty', kind: 'noSource' } : stateOfWidget(props, metrics)}
      height={heightOf(widget) - 84}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
    >
      {() => (
        <p className={styles.summary}>
          <WholeText>{sentence ?? ''}</WholeText>
        </p>
      )}
    </WidgetFrame>
  );
};

const none: SummaryFacts['goals'] = [];

const OfClient = (props: WidgetProps) => {
  const { goals } = useGoals(props.board);
  return (
    <Sentence {...props} goals={goals.map(({ label, standing: status }) => ({ label, standing: status }))} />
  );
};

/** Goals belong to a client, so the sentence for all clients mentions none. */
const SummaryWidget = (props: WidgetProps) =>
  props.board.clientId === '' ? <Sentence {...props} goals={none} /> : <OfClient {...props} />;

/** Blocks have no ids and never move, so their indexes are stable keys. */
const keyed = <Part,>(parts: readonly Part[]) => parts.map((part, place) => ({ part, key: `at${place}` }));

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  keyed(runs).map(({ part, key }) =>
    part.isBold ? <strong key={key}>{part.text}</strong> : <span key={key}>{part.text}</span>,
  );

const TextWidget = ({ widget }: { widget: Widget }) => (
  <section className={styles.text} aria-label={widgetName(widget)}>
    {widget.title !== '' && <h2>{widget.title}</h2>}
    {keyed(textBlocks(widget.text)).map(({ part: block, key }) => {
      if (block.kind === 'list')
        return (
          <ul key={key}>
            {keyed(block.items).map(({ part, key: item }) => (
              <li key={item}>
                <Runs runs={part} />
              </li>
            ))}
          </ul>
        );
      const Block = block.kind === 'heading' ? 'h3' : 'p';
      return (
        <Block key={key}>
          <Runs runs={block.runs} />
        </Block>
      );
    })}
  </section>
);

const ImageWidget = ({ widget }: { widget: Widget }) => (
  <section className={styles.image} aria-label={widgetName(widget)}>
    {widget.title !== '' && <h2>{widget.title}</h2>}
    {widget.picture !== undefined && (
      <StoredPicture id={widget.picture} alt={widget.text} className={styles.picture} />
    )}
  </section>
);

/** In pixels: enough for four distinguishable bars. */
const leastFunnel = 160;

const Inside = (props: WidgetProps) => {
  const { widget, board } = props;
  switch (widget.kind) {
    case 'figure':
      return <FigureWidget {...props} />;
    case 'line':
      return <LineWidget {...props} />;
    case 'bar':
      return <BarWidget {...props} />;
    case 'table':
      return <TableWidget {...props} />;
    case 'funnel':
      return (
        <FunnelPart
          board={board}
          title={widgetName(widget)}
          height={Math.max(leastFunnel, chartHeightOf(widget) - stepFiguresHeight)}
        />
      );
    case 'goal':
      return <GoalWidget {...props} />;
    case 'summary':
      return <SummaryWidget {...props} />;
    case 'annotations':
      return <AnnotationsWidget {...props} />;
    case 'text':
      return <TextWidget widget={widget} />;
    case 'image':
      return <ImageWidget widget={widget} />;
  }
};

export const WidgetView = (props: WidgetProps) => {
  const { widget } = props;
  const { filters = '' } = widget;
  return (
    <PartBoundary component={widgetName(widget)}>
      {filters === '' ? (
        <Inside {...props} />
      ) : (
        <FilteredWidget {...props} filters={filters}>
          {(board) => <Inside widget={widget} board={board} />}
        </FilteredWidget>
      )}
    </PartBoundary>
  );
};
