/** Renders one key metric with change, sparkline and the client's goal; a press opens its calculation. */
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { closedSteps } from '../../../../parts/figures/closedSteps.ts';
import { whereScope } from '../../../../parts/figures/explainScope.ts';
import type { GoalState } from '../../../../parts/figures/GoalBar.tsx';
import { KeyFigureCard } from '../../../../parts/figures/KeyFigureCard.tsx';
import { useExplain } from '../../../../parts/figures/useExplain.ts';
import { selectionState, selectionWays } from '../../../../parts/figures/useSelection.ts';
import { useSourcesTip } from '../../../../parts/figures/useSourcesTip.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { useGoals } from '../../../../parts/goals/useGoals.ts';
import { goalOfFigure } from '../../client/goalOfFigure.ts';
import styles from './Widgets.module.css';
import { heightOf, type WidgetProps } from './widgetParts.ts';

type CardProps = WidgetProps & { readonly goal?: GoalState | null };

const Card = ({ widget, board, goal }: CardProps) => {
  const explain = useExplain();
  const { data } = board.metrics;
  const sources = useSourcesTip(data?.freshness);
  const [name = 'sessions'] = widget.figures;
  return (
    <ul className={styles.figure}>
      <KeyFigureCard
        name={name}
        value={data?.totals[name]}
        previous={data?.previous ? data.previous[name] : undefined}
        versus={board.versus ?? ''}
        currency={board.currency}
        course={data ? closedSteps(data.series, name) : []}
        figures={data?.totals}
        sources={sources}
        goal={goal}
        label={widget.title || undefined}
        onExplain={() => explain.open(name, whereScope(widget.filters ?? '') || null)}
      />
    </ul>
  );
};

/** A metric without a source is a dash with the reason. */
const Framed = (props: CardProps) => {
  const { widget, board } = props;
  const { metrics } = board;
  return (
    <WidgetFrame
      title={widgetName(widget)}
      titleInside
      state={selectionState(board, metrics)}
      height={heightOf(widget) - 64}
      hasOwnShape
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
    >
      {() => <Card {...props} />}
    </WidgetFrame>
  );
};

const OfClient = (props: WidgetProps) => {
  const { widget, board } = props;
  const goals = useGoals(board);
  const [name = 'sessions'] = widget.figures;
  return <Framed {...props} goal={goalOfFigure(goals, name, board.currency)} />;
};

/** A goal belongs to one client and the unfiltered metric, so widgets with filters of their own show none. */
export const FigureWidget = (props: WidgetProps) =>
  props.board.clientId === '' || props.widget.filters ? <Framed {...props} /> : <OfClient {...props} />;
