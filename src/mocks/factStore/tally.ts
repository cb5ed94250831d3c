/** Sums facts by steps, by groups or by both, many rows at once. */
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { paidConversions, paidLeads, paidRevenue, sumWidth } from '#domain/kpi/figureSums.ts';
import { type FactBlock, type FactRun, isPaid } from '#domain/metrics/factBlock.ts';
import { addPaidRow, addRow } from '#domain/metrics/factRows.ts';

/** Read-only, because results are cached and shared and typed arrays cannot be frozen. */
export type Tally = {
  /** `sumWidth` numbers per place. */
  readonly sums: ArrayLike<number>;
  readonly present: ArrayLike<number>;
};

export type OpenTally = { readonly sums: Float64Array; readonly present: Uint16Array };

export const emptyTally = (count: number): OpenTally => ({
  sums: new Float64Array(count * sumWidth),
  present: new Uint16Array(count),
});

/** Rows of a run from `row` up to `end` (exclusive), and their steps from `steps[first]` on. */
export type RowSlice = {
  readonly block: FactBlock;
  readonly run: FactRun;
  readonly index: number;
  readonly row: number;
  readonly end: number;
  readonly steps: Int32Array;
  readonly first: number;
};

export type Places = {
  readonly series: OpenTally | null;
  readonly from: number;
  readonly groups: OpenTally | null;
  readonly group: number;
};

/** Unchecked: places are within bounds by construction. */
const add = (numbers: Float64Array, at: number, value: number): void => {
  numbers[at] = (numbers[at] as number) + value;
};

const mark = (present: Uint16Array, place: number, bits: number): void => {
  present[place] = (present[place] as number) | bits;
};

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

export const addSlice = (slice: RowSlice, { series, from, groups, group }: Places): void => {
  const { row, end, steps, first } = slice;
  if (groups) addWhole(groups, group, slice);
  if (series === null) return;
  const step = steps[first] as number;
  if (step === steps[first + end - row - 1]) addWhole(series, from + step, slice);
  else addSteps(series, from, slice);
};

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

const addPlace = (into: OpenTally, at: number, { sums, present }: Tally, place: number): void => {
  for (let column = 0; column < sumWidth; column += 1) {
    add(into.sums, at * sumWidth + column, sums[place * sumWidth + column] as number);
  }
  mark(into.present, at, present[place] as number);
};

export const addMargins = (cells: Tally, steps: OpenTally, groups: OpenTally): void => {
  const count = steps.present.length;
  for (let place = 0; place < cells.present.length; place += 1) {
    addPlace(steps, place % count, cells, place);
    addPlace(groups, Math.floor(place / count), cells, place);
  }
};

export const sumOfTallies = (tallies: readonly [Tally, ...Tally[]]): Tally => {
  const count = tallies[0].present.length;
  const all = emptyTally(count);
  for (const tally of tallies)
    for (let place = 0; place < count; place += 1) addPlace(all, place, tally, place);
  return all;
};

export const totalOf = (tally: Tally): Tally => {
  const total = emptyTally(1);
  for (let place = 0; place < tally.present.length; place += 1) addPlace(total, 0, tally, place);
  return total;
};
