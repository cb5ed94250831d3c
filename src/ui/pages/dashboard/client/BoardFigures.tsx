/** The key figures of a client, each with its change, course and goal, and the way to its arithmetic. */

import { KeyFigureCard } from '../../../parts/figures/KeyFigureCard.tsx';
import { expectedFigures, shownFigures } from '../../../parts/figures/shownFigures.ts';
import type { Explain } from '../../../parts/figures/useExplain.ts';
import { useSourcesTip } from '../../../parts/figures/useSourcesTip.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import styles from './BoardFigures.module.css';
import { goalOfFigure } from './goalOfFigure.ts';
import { type Board, closedSteps, emptyWays, showsGoals, stateOf } from './useBoard.ts';

type BoardFiguresProps = { board: Board; goals: Goals; explain: Explain };

const Cards = ({ board, goals, explain }: BoardFiguresProps) => {
  const { data, isFormer } = board.metrics;
  const sources = useSourcesTip(data?.freshness);
  const isOfGoals = showsGoals(board);
  const names = data ? shownFigures(data) : expectedFigures;
  return (
    <ul className={styles.cards} aria-label="Figures of the client" aria-busy={!data || isFormer}>
      {names.map((name) => (
        <KeyFigureCard
          key={name}
          name={name}
          value={data?.totals[name]}
          previous={data?.previous ? data.previous[name] : undefined}
          versus={board.versus ?? ''}
          currency={board.currency}
          course={data ? closedSteps(data.series, name) : []}
          figures={data?.totals}
          sources={sources}
          goal={isOfGoals ? goalOfFigure(goals, name, board.currency) : null}
          onExplain={() => explain.open(name)}
        />
      ))}
    </ul>
  );
};

export const BoardFigures = (props: BoardFiguresProps) => {
  const { board } = props;
  const { metrics } = board;
  return (
    <WidgetFrame
      title="Key figures"
      titleInside
      state={stateOf(board, metrics)}
      height={300}
      hasOwnShape
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={emptyWays(board)}
    >
      {() => <Cards {...props} />}
    </WidgetFrame>
  );
};
