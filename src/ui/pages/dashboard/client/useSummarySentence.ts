/** Builds the sentence on a selection's largest change, its cause, and the state of the goals. */
import { clientSummary, type SummaryFacts } from '#domain/analysis/clientSummary.ts';
import { summaryFigures } from '#domain/analysis/summaryFigures.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { type MetricSelection, selectionState } from '../../../parts/figures/useSelection.ts';
import { channelsQuery } from './boardQueries.ts';

type Said = {
  readonly sentence: string | null | undefined;
  /** True once the channels are loaded or have failed. */
  readonly isWhole: boolean;
};

export const useSummarySentence = (board: MetricSelection, goals: SummaryFacts['goals']): Said => {
  const { metrics, query, versus } = board;
  const { data } = metrics;
  // If filters leave no data, zeros are not values.
  const isEmpty = selectionState(board, metrics).is === 'empty';
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
