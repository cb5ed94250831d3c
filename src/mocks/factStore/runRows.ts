/** Selects the rows of a run that a query reads, and their group. */
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { groupKeyOf } from './metricGroups.ts';
import type { Pass } from './passes.ts';
import { ofRun } from './plannedCut.ts';
import { indexOf, runPasses, type Selection, type Span } from './selection.ts';

export type Adding = { readonly selection: Selection; readonly span: Span; readonly pass: Pass };

export type RunRows = {
  readonly source: MetricSource;
  readonly block: FactBlock;
  readonly run: FactRun;
  readonly index: number;
  readonly row: number;
  readonly end: number;
};

export const rowsWithin = (run: FactRun, { from, to }: DayRange): { row: number; end: number } | null => {
  const first = Math.max(run.start, run.start + from - run.firstDay);
  const end = Math.min(run.end, run.start + to - run.firstDay + 1);
  return first < end ? { row: first, end } : null;
};

export const eachRun = (
  { selection }: Adding,
  range: DayRange,
  { source, block }: Pick<RunRows, 'source' | 'block'>,
  see: (rows: RunRows) => void,
): void => {
  for (let index = 0; index < block.runs.length; index += 1) {
    const run = block.runs[index] as FactRun;
    const rows = runPasses(selection.filters, run) ? rowsWithin(run, range) : null;
    if (rows) see({ source, block, run, index, row: rows.row, end: rows.end });
  }
};

export const groupOf = (
  { groupBy, groups }: Selection,
  ofSlot: number,
  { source, run }: Pick<RunRows, 'source' | 'run'>,
): number => (ofSlot === ofRun ? indexOf(groups, groupKeyOf(groupBy, source, run) ?? '') : ofSlot);
