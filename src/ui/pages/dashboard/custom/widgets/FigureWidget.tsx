/** One key figure with its change and its course; pressed, it opens its arithmetic. */
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { whereScope } from '../../../../parts/figures/explainScope.ts';
import { KeyFigureCard } from '../../../../parts/figures/KeyFigureCard.tsx';
import { useExplain } from '../../../../parts/figures/useExplain.ts';
import { useSourcesTip } from '../../../../parts/figures/useSourcesTip.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import { closedSteps, emptyWays, stateOf } from '../../client/useBoard.ts';
import styles from './Widgets.module.css';
import { heightOf, type WidgetProps } from './widgetParts.ts';

const Card = ({ widget, board }: WidgetProps) => {
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
        label={widget.title || undefined}
        onExplain={() => explain.open(name, whereScope(widget.filters ?? '') || null)}
      />
    </ul>
  );
};

/** A figure that nobody reports is a dash that says why. */
export const FigureWidget = (props: WidgetProps) => {
  const { widget, board } = props;
  const { metrics } = board;
  return (
    <WidgetFrame
      title={widgetName(widget)}
      titleInside
      state={stateOf(board, metrics)}
      height={heightOf(widget) - 64}
      skeleton={<Card {...props} />}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={emptyWays(board)}
    >
      {() => <Card {...props} />}
    </WidgetFrame>
  );
};
