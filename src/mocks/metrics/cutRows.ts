/** Adds rows that have to be cut one by one: for hours, for the open day, and for devices and countries at once. */
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { type FactRun, readRow } from '#domain/metrics/factBlock.ts';
import { groupKeyOf } from './metricGroups.ts';
import type { Cells, RowSplitter } from './rowSplitter.ts';
import { type Adding, indexOf, leftOut, ofRun, type PlannedCut, type RunRows } from './selection.ts';
import { addPart } from './tally.ts';

const row = new Float64Array(factMeasures.length);

type Cutting = PlannedCut & {
  readonly split: RowSplitter;
  /** The group of the run, for audiences that count for it. */
  readonly own: number;
  readonly run: FactRun;
};

/** What passes of the parts of one row whose first step is `step`. */
const addCells = (
  { span, into }: Adding,
  { audiences, own, run }: Cutting,
  { values, slices, step }: Cells & { readonly step: number },
): void => {
  for (let audience = 0; audience < audiences.length; audience += 1) {
    const group = audiences[audience] as number;
    if (group === leftOut) continue;
    const place = group === ofRun ? own : group;
    for (let slice = 0; slice < slices; slice += 1) {
      const part = { run, values, at: (audience * slices + slice) * row.length };
      addPart(into.steps, step + slice, part);
      addPart(into.groups, place, part);
      if (into.cells) addPart(into.cells, place * span.stepCount + step + slice, part);
    }
  }
};

/** Every row of a run cut into parts, those added that pass. */
export const cutRows = (
  adding: Adding,
  { source, block, run, row: first, end }: RunRows,
  planned: PlannedCut & { readonly split: RowSplitter },
): void => {
  const { selection, span } = adding;
  const own = indexOf(selection.groups, groupKeyOf(selection.groupBy, source, run) ?? '');
  const cutting = { ...planned, own, run };
  for (let at = first; at < end; at += 1) {
    const day = run.firstDay + at - run.start;
    readRow(block, at, row);
    const place = { clientId: source.firstClientId, seed: run.seed, day };
    const step = span.ofDay[day - span.range.from] as number;
    addCells(adding, cutting, { ...planned.split.cut(row, place, planned.cut), step });
  }
};
