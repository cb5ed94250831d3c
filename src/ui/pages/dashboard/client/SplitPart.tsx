/** Renders a client's visits by device or country. */

import { Button } from 'antd';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { Table } from '#domain/csv.ts';
import { dimensionLabels } from '#domain/metrics/filterWords.ts';
import type { FigureName } from '../../../parts/figures/figureSpecs.ts';
import { figureRowsCsv } from '../../../parts/figures/figuresCsv.ts';
import { chosenFigures } from '../../../parts/figures/shownFigures.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { splitQuery } from './boardQueries.ts';
import { SplitBars } from './SplitBars.tsx';
import { type Board, emptyWays, stateOf, useBoardOf, usePartMetrics } from './useBoard.ts';

type SplitPartProps = { board: Board; dimension: 'device' | 'country'; title: string };

const candidates: readonly FigureName[] = ['sessions', 'clicks', 'conversions', 'impressions'];

/** All rows and metrics of the client, including those that the bars omit. */
const tableOf = (reply: MetricReply, dimension: 'device' | 'country'): Table =>
  figureRowsCsv(reply.rows, {
    of: dimensionLabels[dimension],
    names: chosenFigures(reply.totals),
    currency: reply.currency,
    isCompared: reply.previous !== null,
  });

export const SplitPart = ({ board, dimension, title }: SplitPartProps) => {
  const saveTable = useSaveTable();
  const metrics = usePartMetrics(board, splitQuery(board.query, dimension));
  const { versus } = useBoardOf(board, metrics);
  const name = candidates.find((one) => metrics.data?.totals[one] != null) ?? 'sessions';
  return (
    <WidgetFrame
      title={title}
      state={stateOf(board, metrics)}
      height={240}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={emptyWays(board)}
      tools={
        metrics.data &&
        metrics.data.rows.length > 0 && (
          <Button
            size="small"
            type="text"
            aria-label={`Download the ${title.toLowerCase()} as CSV`}
            onClick={() => metrics.data && saveTable(title.toLowerCase(), tableOf(metrics.data, dimension))}
          >
            CSV
          </Button>
        )
      }
    >
      {() => (
        <SplitBars
          label={title}
          dimension={dimension}
          rows={metrics.data?.rows ?? []}
          name={name}
          versus={versus}
          onChoose={({ key, label }) => board.use.addFilter(dimension, key, label)}
        />
      )}
    </WidgetFrame>
  );
};
