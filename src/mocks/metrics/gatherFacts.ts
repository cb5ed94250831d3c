/** Adds up the facts of a range: by steps, by groups and, where asked, by both. */
import { sumWidth } from '#domain/kpi/figureSums.ts';
import { hoursPerDay } from '#domain/metrics/breakdowns.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { cutRows } from './cutRows.ts';
import { groupKeyOf } from './metricGroups.ts';
import type { PartSide } from './partBlock.ts';
import type { RowSplitter } from './rowSplitter.ts';
import {
  type Adding,
  type Gathered,
  indexOf,
  leftOut,
  planCut,
  type RunRows,
  runPasses,
  type Selection,
  type Span,
} from './selection.ts';
import { addSlice, emptyTally, type RowSlice, type Tally } from './tally.ts';

const addRows = ({ selection, span, into }: Adding, rows: RunRows, audience: number): void => {
  const { source, block, run, row, end } = rows;
  const group =
    audience >= 0 ? audience : indexOf(selection.groups, groupKeyOf(selection.groupBy, source, run) ?? '');
  const first = run.firstDay + row - run.start - span.range.from;
  const slice: RowSlice = { block, run, row, end, places: span.ofDay, first };
  addSlice(slice, into.steps, { tally: into.groups, place: group });
  if (into.cells === null) return;
  const { sums, present } = into.cells;
  const from = group * span.stepCount;
  const own: Tally = {
    sums: sums.subarray(from * sumWidth, (from + span.stepCount) * sumWidth),
    present: present.subarray(from, from + span.stepCount),
  };
  addSlice(slice, own, { tally: emptyTally(1), place: 0 });
};

/** The rows of a run that a range covers; null without any. */
export const rowsWithin = (run: FactRun, { from, to }: DayRange): { row: number; end: number } | null => {
  const first = Math.max(run.start, run.start + from - run.firstDay);
  const end = Math.min(run.end, run.start + to - run.firstDay + 1);
  return first < end ? { row: first, end } : null;
};

function* rowsIn(blocks: SourceBlocks, filters: MetricFilters, range: DayRange): Iterable<RunRows> {
  for (const [source, block] of blocks) {
    for (const run of block.runs) {
      const rows = runPasses(filters, run) ? rowsWithin(run, range) : null;
      if (rows) yield { source, block, run, ...rows };
    }
  }
}

/** Whole days: rows as they are, parts of rows that were split before, or rows that are cut here. */
const addClosed = (adding: Adding, range: DayRange, { blocks, split }: Facts): void => {
  const { selection, span } = adding;
  const { filters } = selection;
  const planned = planCut(selection, span.hourly ? { count: hoursPerDay, each: true } : null);
  const { device, country } = planned.cut;
  if (span.hourly || (device && country)) {
    for (const rows of rowsIn(blocks(range, null), filters, range))
      cutRows(adding, rows, { ...planned, split });
    return;
  }
  const side = device ? 'device' : country ? 'country' : null;
  for (const rows of rowsIn(blocks(range, side), filters, range)) {
    const audience = planned.audiences[rows.run.part ?? 0] as number;
    if (audience !== leftOut) addRows(adding, rows, audience);
  }
};

type SourceBlocks = Iterable<readonly [MetricSource, FactBlock]>;

export type Facts = {
  /** The blocks of all sources that a range needs: of whole rows, or of rows split on a side. */
  readonly blocks: (range: DayRange, side: PartSide | null) => SourceBlocks;
  readonly split: RowSplitter;
};

/** Sums are of whole numbers and so the same in any order. The open day is the last one of its range. */
export const gatherFacts = (selection: Selection, span: Span, facts: Facts): Gathered => {
  const { range, open } = span;
  const into = {
    steps: emptyTally(span.stepCount),
    groups: emptyTally(selection.groups.keys.length),
    cells: selection.rowSeries ? emptyTally(selection.groups.keys.length * span.stepCount) : null,
  };
  const adding = { selection, span, into };
  const lastClosed = open === null ? range.to : open.day - 1;
  if (lastClosed >= range.from) addClosed(adding, { from: range.from, to: lastClosed }, facts);
  if (open === null) return into;
  const day = { from: open.day, to: open.day };
  const planned = planCut(selection, { count: open.hours, each: span.hourly });
  for (const rows of rowsIn(facts.blocks(day, null), selection.filters, day)) {
    cutRows(adding, rows, { ...planned, split: facts.split });
  }
  return into;
};
