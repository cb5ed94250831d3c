/** Counts the rows of facts behind a metric. */
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import { rowsWithin } from './runRows.ts';
import { runPasses } from './selection.ts';

export type RowCount = {
  readonly range: DayRange;
  readonly filters: MetricFilters;
  readonly needed: number;
};

export const isUsed = ({ filters, needed }: Omit<RowCount, 'range'>, run: FactRun): boolean =>
  (run.present & needed) !== 0 && runPasses(filters, run);

export const countRows = (blocks: Iterable<FactBlock>, asked: RowCount): number => {
  let count = 0;
  for (const block of blocks) {
    for (const run of block.runs) {
      const rows = isUsed(asked, run) ? rowsWithin(run, asked.range) : null;
      if (rows) count += rows.end - rows.row;
    }
  }
  return count;
};
