/** Sums rows that are split one by one: for hours, the current day, and devices by countries. */
import { factMeasures } from '#domain/kpi/figureNames.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import { readEnds } from './partBlock.ts';
import { stepOf } from './plannedCut.ts';
import type { Cells, RowSplitter } from './rowSplitter.ts';
import { type Adding, groupOf, type RunRows } from './runRows.ts';
import { addPart } from './tally.ts';

const row = new Float64Array(factMeasures.length);

const addCells = (
  { span, pass }: Adding,
  { run }: RunRows,
  { values, slots, slices }: Cells,
  { step, groups }: { readonly step: number; readonly groups: readonly number[] },
): void => {
  for (let slot = 0; slot < slots; slot += 1) {
    const group = groups[slot] as number;
    const from = pass.isByGroup ? group * span.stepCount : 0;
    for (let slice = 0; slice < slices; slice += 1) {
      const part = { run, values, at: (slot * slices + slice) * row.length };
      if (pass.series) addPart(pass.series, from + stepOf(pass.plan, step, slice), part);
      if (pass.groups) addPart(pass.groups, group, part);
    }
  }
};

const addEach = (adding: Adding, rows: RunRows, cut: (at: number, day: number) => Cells): void => {
  const { selection, span, pass } = adding;
  const { run } = rows;
  const groups = pass.plan.groups.map((group) => groupOf(selection, group, rows));
  for (let at = rows.row; at < rows.end; at += 1) {
    const day = run.firstDay + at - run.start;
    addCells(adding, rows, cut(at, day), { step: span.ofDay[day - span.range.from] as number, groups });
  }
};

export const cutRows = (adding: Adding, rows: RunRows, split: RowSplitter): void => {
  const { source, block, run } = rows;
  addEach(adding, rows, (at, day) => {
    readRow(block, at, row);
    return split.cut(row, { clientId: source.firstClientId, seed: run.seed, day }, adding.pass.plan);
  });
};

export type SplitBlocks = { readonly device: FactBlock; readonly country: FactBlock };

export const crossRows = (
  adding: Adding,
  rows: RunRows,
  { split, device, country }: SplitBlocks & { readonly split: RowSplitter },
): void => {
  const { block, run } = rows;
  addEach(adding, rows, (at) => {
    readRow(block, at, row);
    readEnds(device, { run, row: at, side: 'device' }, split.ends.device);
    readEnds(country, { run, row: at, side: 'country' }, split.ends.country);
    return split.cross(row, adding.pass.plan);
  });
};
