/** Renders the summary sentence: largest change, its cause, goals, and the most important next step. */
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { ReasonText } from '../../../parts/health/ReasonText.tsx';
import { useMayListClients } from '../../../parts/view/useClients.ts';
import { WholeText } from '../../../parts/WholeText.tsx';
import styles from './Summary.module.css';
import { type Board, showsGoals } from './useBoard.ts';
import { useStanding } from './useStanding.ts';
import { useSummarySentence } from './useSummarySentence.ts';

export const Summary = ({ board, goals }: { board: Board; goals: Goals }) => {
  const standings = (showsGoals(board) ? goals.goals : []).map(({ label, standing }) => ({
    label,
    standing,
  }));
  const { sentence, isWhole } = useSummarySentence(board, standings);
  const isStaff = useMayListClients() && !board.use.isOfClient;
  const client = useStanding(board, isWhole);
  const [most] = client?.reasons ?? [];
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
