/** One key figure with its change, its course and a client's goal for it; pressed, it opens its arithmetic. */
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { closedSteps } from '../../../../parts/figures/closedSteps.ts';
import { whereScope } from '../../../../parts/figures/explainScope.ts';
import type { GoalState } from '../../../../parts/figures/GoalBar.tsx';
import { KeyFigureCard } from '../../../../parts/figures/KeyFigureCard.tsx';
import { useExplain } from '../../../../parts/figures/useExplain.ts';
import { useSourcesTip } from '../../../../parts/figures/useSourcesTip.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { useGoals } from '../../../../parts/goals/useGoals.ts';
import { goalOfFigure } from '../../client/goalOfFigure.ts';
import { emptyWays, stateOf } from '../../client/useBoard.ts';
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

/** A figure that nobody reports is a dash that says why. */
const Framed = (props: CardProps) => {
  const { widget, board } = props;
  const { metrics } = board;
  return (
    <WidgetFrame
      title={widgetName(widget)}
      titleInside
      state={stateOf(board, metrics)}
      height={heightOf(widget) - 64}
      hasOwnShape
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={emptyWays(board)}
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

/** A goal is one client's, and for the whole figure: not for what the widget's own filters leave of it. */
export const FigureWidget = (props: WidgetProps) =>
  props.board.clientId === '' || props.widget.filters ? <Framed {...props} /> : <OfClient {...props} />;
