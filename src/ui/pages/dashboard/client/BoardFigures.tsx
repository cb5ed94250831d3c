/** Renders a client's key metrics with change and goal; a press shows one in the chart below. */

import type { FigureName } from '../../../parts/figures/figureSpecs.ts';
import { KeyFigureStrip } from '../../../parts/figures/KeyFigureStrip.tsx';
import { expectedFigures, shownFigures } from '../../../parts/figures/shownFigures.ts';
import type { Explain } from '../../../parts/figures/useExplain.ts';
import {
  type MetricSelection,
  selectionState,
  selectionWays,
  showsGoals,
} from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { goalOfFigure } from './goalOfFigure.ts';

type BoardFiguresProps = {
  board: MetricSelection;
  goals: Goals;
  explain: Explain;
  /** The chart below draws it. */
  metric: FigureName;
  onMetric: (name: FigureName) => void;
};

const Cards = ({ board, goals, explain, metric, onMetric }: BoardFiguresProps) => {
  const { data, isFormer } = board.metrics;
  const isOfGoals = showsGoals(board);
  return (
    <KeyFigureStrip
      label="Figures of the client"
      names={data ? shownFigures(data) : expectedFigures}
      reply={data}
      isFormer={isFormer}
      versus={board.versus ?? ''}
      currency={board.currency}
      isWide
      goalOf={(name) => (isOfGoals ? goalOfFigure(goals, name, board.currency) : null)}
      onExplain={explain.open}
      onChoose={onMetric}
      chosen={metric}
    />
  );
};

export const BoardFigures = (props: BoardFiguresProps) => {
  const { board } = props;
  const { metrics } = board;
  return (
    <WidgetFrame
      title="Key figures"
      titleInside
      state={selectionState(board, metrics)}
      height={216}
      hasOwnShape
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
    >
      {() => <Cards {...props} />}
    </WidgetFrame>
  );
};
