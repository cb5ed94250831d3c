/** The sentence above all figures: what changed most, where from, and how the goals stand. */
import { clientSummary } from '#domain/analysis/clientSummary.ts';
import { summaryFigures } from '#domain/analysis/summaryFigures.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { WholeText } from '../../../parts/WholeText.tsx';
import { channelsQuery } from './boardQueries.ts';
import styles from './Summary.module.css';
import type { Board } from './useBoard.ts';

export const Summary = ({ board, goals }: { board: Board; goals: Goals }) => {
  const channels = useMetrics(channelsQuery(board.query), { isWanted: board.metrics.data !== undefined });
  const { data } = board.metrics;
  const sentence =
    data &&
    clientSummary({
      figures: summaryFigures(data, channels.data, writtenFigure),
      versus: board.versus === null ? null : `the ${board.versus.replace(/^the /, '')}`,
      goals: goals.goals.map(({ label, standing }) => ({ label, standing })),
    });
  return (
    <p className={styles.summary}>
      <WholeText>{sentence ?? '\u00a0'}</WholeText>
    </p>
  );
};
