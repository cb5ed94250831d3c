/** The sentence above all figures: what changed most, where from, how the goals stand, and the one step that matters most. */
import { clientSummary } from '#domain/analysis/clientSummary.ts';
import { summaryFigures } from '#domain/analysis/summaryFigures.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { ReasonText } from '../../../parts/health/ReasonText.tsx';
import { useMayListClients } from '../../../parts/view/useClients.ts';
import { WholeText } from '../../../parts/WholeText.tsx';
import { channelsQuery } from './boardQueries.ts';
import styles from './Summary.module.css';
import type { Board } from './useBoard.ts';
import { useStanding } from './useStanding.ts';

export const Summary = ({ board, goals }: { board: Board; goals: Goals }) => {
  const channels = useMetrics(channelsQuery(board.query), {
    isWanted: board.metrics.data !== undefined && !board.metrics.isFormer,
  });
  const { data } = board.metrics;
  const isStaff = useMayListClients() && !board.use.isOfClient;
  const client = useStanding(board, channels.data !== undefined || channels.error !== null);
  const [most] = client?.reasons ?? [];
  const sentence =
    data &&
    clientSummary({
      figures: summaryFigures(data, channels.data, writtenFigure),
      versus: board.versus === null ? null : `the ${board.versus.replace(/^the /, '')}`,
      goals: goals.goals.map(({ label, standing }) => ({ label, standing })),
    });
  return (
    <p className={styles.summary} data-has-step={isStaff || undefined}>
      <WholeText>{sentence ?? '\u00a0'}</WholeText>
      {client && most && (
        <>
          {' '}
          Most urgent: <ReasonText client={client} reason={most} isInText />
        </>
      )}
    </p>
  );
};
