/** Sums rows of imports by the device and country in their file, or as unknown. */

import { factMeasures } from '#domain/kpi/figureNames.ts';
import { unknownValue } from '#domain/metrics/breakdowns.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import { ofRun, planCut, stepOf } from './plannedCut.ts';
import type { RowSplitter } from './rowSplitter.ts';
import { type Adding, groupOf, type RunRows } from './runRows.ts';
import { indexOf, passes } from './selection.ts';
import { addPart, addSlice } from './tally.ts';

const groupFor = ({ selection }: Adding, rows: RunRows): number => {
  const { groupBy, groups } = selection;
  const { device, country } = rows.run.reported ?? { device: null, country: null };
  if (groupBy === 'device') return indexOf(groups, device ?? unknownValue);
  if (groupBy === 'country') return indexOf(groups, country ?? unknownValue);
  return groupOf(selection, ofRun, rows);
};

const row = new Float64Array(factMeasures.length);

/** Files have no hours, so rows are spread over hours as those of other sources. */
const addHours = (
  adding: Adding,
  rows: RunRows,
  { split, group }: { split: RowSplitter; group: number },
): void => {
  const { selection, span, pass } = adding;
  const { source, block, run } = rows;
  const plan = planCut({ ...selection, filters: {}, groupBy: null }, pass.plan.cut.hours);
  const from = pass.isByGroup ? group * span.stepCount : 0;
  for (let at = rows.row; at < rows.end; at += 1) {
    const day = run.firstDay + at - run.start;
    readRow(block, at, row);
    const { values, slices } = split.cut(row, { clientId: source.firstClientId, seed: run.seed, day }, plan);
    const step = span.ofDay[day - span.range.from] as number;
    for (let slice = 0; slice < slices; slice += 1) {
      const part = { run, values, at: slice * row.length };
      if (pass.series) addPart(pass.series, from + stepOf(plan, step, slice), part);
      if (pass.groups) addPart(pass.groups, group, part);
    }
  }
};

export const addImportedRows = (adding: Adding, rows: RunRows, split: RowSplitter): void => {
  const { selection, span, pass } = adding;
  const { block, run, index, row: first, end } = rows;
  const { filters } = selection;
  const { device, country } = run.reported ?? { device: null, country: null };
  if (!passes(filters.device, device ?? unknownValue) || !passes(filters.country, country ?? unknownValue))
    return;
  const group = groupFor(adding, rows);
  if (pass.plan.cut.hours !== null) {
    addHours(adding, rows, { split, group });
    return;
  }
  const { series, isByGroup, groups } = pass;
  addSlice(
    {
      block,
      run,
      index,
      row: first,
      end,
      steps: span.ofDay,
      first: run.firstDay + first - run.start - span.range.from,
    },
    { series, from: isByGroup ? group * span.stepCount : 0, groups, group },
  );
};
