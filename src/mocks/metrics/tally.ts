/** Sums of facts side by side: of steps, of groups, or of both; and the adding of many rows at once. */
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { paidConversions, paidLeads, paidRevenue, sumWidth } from '#domain/kpi/figureSums.ts';
import { type FactBlock, type FactRun, isPaid } from '#domain/metrics/factBlock.ts';
import { addPaidRow, addRow } from '#domain/metrics/factRows.ts';

/** Read-only, as results are cached and shared: a typed array cannot be frozen, so the type forbids writing. */
export type Tally = {
  /** Of each, `sumWidth` numbers. */
  readonly sums: ArrayLike<number>;
  /** Of each, the bits of the measures that its rows report. */
  readonly present: ArrayLike<number>;
};

/** A tally that is still being added up. */
export type OpenTally = { readonly sums: Float64Array; readonly present: Uint16Array };

export const emptyTally = (count: number): OpenTally => ({
  sums: new Float64Array(count * sumWidth),
  present: new Uint16Array(count),
});

/** Rows of a run, from `row` to before `end`, and the step that each counts for: that of `steps[first]` for the first one. */
export type RowSlice = {
  readonly block: FactBlock;
  readonly run: FactRun;
  /** The number of the run in its block. */
  readonly index: number;
  readonly row: number;
  readonly end: number;
  readonly steps: Int32Array;
  readonly first: number;
};

/** Where facts are added: to the steps from place `from` of a tally on, to one place of another one, or to both. */
export type Places = {
  readonly series: OpenTally | null;
  readonly from: number;
  readonly groups: OpenTally | null;
  readonly group: number;
};

/** Adds to one number; places are within bounds by how tallies are made. */
const add = (numbers: Float64Array, at: number, value: number): void => {
  numbers[at] = (numbers[at] as number) + value;
};

const mark = (present: Uint16Array, place: number, bits: number): void => {
  present[place] = (present[place] as number) | bits;
};

/** Adds all rows of a slice to one place. */
const addWhole = ({ sums, present }: OpenTally, place: number, slice: RowSlice): void => {
  const { block, run, index, row, end } = slice;
  const { totals } = block;
  const at = place * sumWidth;
  mark(present, place, run.present);
  if (totals !== null && row === run.start && end === run.end) {
    for (let column = 0; column < sumWidth; column += 1) {
      add(sums, at + column, totals[index * sumWidth + column] as number);
    }
    return;
  }
  const paid = isPaid(run);
  for (let one = row; one < end; one += 1) {
    addRow(block, one, sums, at);
    if (paid) addPaidRow(block, one, sums, at);
  }
};

/** Adds each row of a slice to the place of its step. */
const addSteps = ({ sums, present }: OpenTally, from: number, slice: RowSlice): void => {
  const { block, run, row, end, steps, first } = slice;
  const paid = isPaid(run);
  for (let one = row; one < end; one += 1) {
    const place = from + (steps[first + one - row] as number);
    addRow(block, one, sums, place * sumWidth);
    if (paid) addPaidRow(block, one, sums, place * sumWidth);
    mark(present, place, run.present);
  }
};

/** Adds whole rows of one month. Steps never fall within a month: where the first and the last are the same, all are. */
export const addSlice = (slice: RowSlice, { series, from, groups, group }: Places): void => {
  const { row, end, steps, first } = slice;
  if (groups) addWhole(groups, group, slice);
  if (series === null) return;
  const step = steps[first] as number;
  if (step === steps[first + end - row - 1]) addWhole(series, from + step, slice);
  else addSteps(series, from, slice);
};

/** Adds the measures of a part of a row, from `at` on, to one place. */
export const addPart = (
  { sums, present }: OpenTally,
  place: number,
  { run, values, at }: { run: FactRun; values: Float64Array; at: number },
): void => {
  const base = place * sumWidth;
  for (let measure = 0; measure < factMeasures.length; measure += 1) {
    if ((run.present & (1 << measure)) !== 0) add(sums, base + measure, values[at + measure] as number);
  }
  if (isPaid(run)) {
    add(sums, base + paidConversions, values[at + columnOf.conversions] as number);
    add(sums, base + paidRevenue, values[at + columnOf.revenue_cents] as number);
    add(sums, base + paidLeads, values[at + columnOf.leads] as number);
  }
  mark(present, place, run.present);
};

/** Adds a place of one tally to a place of another. */
const addPlace = (into: OpenTally, at: number, { sums, present }: Tally, place: number): void => {
  for (let column = 0; column < sumWidth; column += 1) {
    add(into.sums, at * sumWidth + column, sums[place * sumWidth + column] as number);
  }
  mark(into.present, at, present[place] as number);
};

/** What the steps of groups come to: group by group, and step by step. */
export const addMargins = (cells: Tally, steps: OpenTally, groups: OpenTally): void => {
  const count = steps.present.length;
  for (let place = 0; place < cells.present.length; place += 1) {
    addPlace(steps, place % count, cells, place);
    addPlace(groups, Math.floor(place / count), cells, place);
  }
};

/** A new tally with the sums of several of the same shape. */
export const sumOfTallies = (tallies: readonly [Tally, ...Tally[]]): Tally => {
  const count = tallies[0].present.length;
  const all = emptyTally(count);
  for (const tally of tallies)
    for (let place = 0; place < count; place += 1) addPlace(all, place, tally, place);
  return all;
};

/** All places of a tally in one. */
export const totalOf = (tally: Tally): Tally => {
  const total = emptyTally(1);
  for (let place = 0; place < tally.present.length; place += 1) addPlace(total, 0, tally, place);
  return total;
};
