/** Sums whole rows and pre-split rows, column by column. */
import { leftOut } from './plannedCut.ts';
import { type Adding, groupOf, type RunRows } from './runRows.ts';
import { addSlice } from './tally.ts';

export const addRows = ({ selection, span, pass }: Adding, rows: RunRows): void => {
  const { block, run, index, row, end } = rows;
  const { plan, series, isByGroup, groups } = pass;
  const slot = plan.slots[run.part ?? 0] as number;
  if (slot === leftOut) return;
  const group = groupOf(selection, plan.groups[slot] as number, rows);
  const first = run.firstDay + row - run.start - span.range.from;
  addSlice(
    { block, run, index, row, end, steps: span.ofDay, first },
    { series, from: isByGroup ? group * span.stepCount : 0, groups, group },
  );
};
