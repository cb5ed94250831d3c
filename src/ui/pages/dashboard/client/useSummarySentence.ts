/** The sentence that says what changed most in a selection, where from, and how the goals stand. */
import { clientSummary, type SummaryFacts } from '#domain/analysis/clientSummary.ts';
import { summaryFigures } from '#domain/analysis/summaryFigures.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { channelsQuery } from './boardQueries.ts';
import { type Board, stateOf } from './useBoard.ts';

type Said = {
  /** Undefined until the figures are known; null where nothing can be said. */
  readonly sentence: string | null | undefined;
  /** Whether the channels have come, or will not. */
  readonly isWhole: boolean;
};

export const useSummarySentence = (board: Board, goals: SummaryFacts['goals']): Said => {
  const { metrics, query, versus } = board;
  const { data } = metrics;
  // Where filters leave nothing, zeros are no figures.
  const isEmpty = stateOf(board, metrics).is === 'empty';
  const channels = useMetrics(channelsQuery(query), {
    isWanted: data !== undefined && !metrics.isFormer,
  });
  const sentence =
    data &&
    clientSummary({
      figures: summaryFigures(data, channels.data, writtenFigure),
      versus,
      isPartial: data.notes.some(({ code }) => code === 'lateStart'),
      goals,
    });
  return {
    sentence: isEmpty ? null : sentence,
    isWhole: channels.data !== undefined || channels.error !== null,
  };
};
