/** Sums of facts side by side: of steps, of groups, or of both; and the adding of many rows at once. */
import { columnOf, factMeasures } from '#domain/kpi/figureNames.ts';
import { paidConversions, paidLeads, paidRevenue, sumWidth } from '#domain/kpi/figureSums.ts';
import { columnArray, columnStart, type FactBlock, type FactRun } from '#domain/metrics/factBlock.ts';

export type Tally = {
  /** Of each, `sumWidth` numbers. */
  readonly sums: Float64Array;
  /** Of each, the bits of the measures that its rows report. */
  readonly present: Uint16Array;
};

export const emptyTally = (count: number): Tally => ({
  sums: new Float64Array(count * sumWidth),
  present: new Uint16Array(count),
});

/** Rows of a run, from `row` to before `end`, and the place in a tally that each counts for: that of `places[first]` for the first one. */
export type RowSlice = {
  readonly block: FactBlock;
  readonly run: FactRun;
  readonly row: number;
  readonly end: number;
  readonly places: Int32Array;
  readonly first: number;
};

const isPaid = ({ present }: FactRun): boolean => (present & (1 << columnOf.spend_cents)) !== 0;

/** Where beside its own column a measure of a paid run is added; -1 for nowhere. */
const paidPlace = (measure: number): number => {
  if (measure === columnOf.conversions) return paidConversions;
  if (measure === columnOf.leads) return paidLeads;
  return measure === columnOf.revenue_cents ? paidRevenue : -1;
};

/** Adds to one number; places are within bounds by how tallies are made. */
const add = (numbers: Float64Array, at: number, value: number): void => {
  numbers[at] = (numbers[at] as number) + value;
};

const mark = (present: Uint16Array, place: number, bits: number): void => {
  present[place] = (present[place] as number) | bits;
};

/** One column of a slice, each row to its place; gives the sum. */
const addColumn = (
  sums: Float64Array,
  {
    slice,
    values,
    from,
    column,
  }: { slice: RowSlice; values: ArrayLike<number>; from: number; column: number },
): number => {
  const { row, end, places, first } = slice;
  const shift = first - row;
  let sum = 0;
  for (let index = row; index < end; index += 1) {
    const value = values[from + index] as number;
    add(sums, (places[shift + index] as number) * sumWidth + column, value);
    sum += value;
  }
  return sum;
};

const markPlaces = ({ present }: Tally, { run, row, end, places, first }: RowSlice): void => {
  for (let index = 0; index < end - row; index += 1) {
    mark(present, places[first + index] as number, run.present);
  }
};

/** Adds whole rows to the places of their days, and all of them to one place of another tally. */
export const addSlice = (slice: RowSlice, tally: Tally, whole: { tally: Tally; place: number }): void => {
  const { block, run } = slice;
  if (slice.row >= slice.end) return;
  const base = whole.place * sumWidth;
  for (let measure = 0; measure < factMeasures.length; measure += 1) {
    if ((run.present & (1 << measure)) === 0) continue;
    const values = columnArray(block, measure);
    const from = columnStart(measure, block.rows);
    const sum = addColumn(tally.sums, { slice, values, from, column: measure });
    add(whole.tally.sums, base + measure, sum);
    const paid = isPaid(run) ? paidPlace(measure) : -1;
    if (paid < 0) continue;
    addColumn(tally.sums, { slice, values, from, column: paid });
    add(whole.tally.sums, base + paid, sum);
  }
  markPlaces(tally, slice);
  mark(whole.tally.present, whole.place, run.present);
};

/** Adds the measures of a part of a row, from `at` on, to one place. */
export const addPart = (
  { sums, present }: Tally,
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

/** All places of a tally in one. */
export const totalOf = ({ sums, present }: Tally): Tally => {
  const total = emptyTally(1);
  for (let index = 0; index < sums.length; index += 1) {
    add(total.sums, index % sumWidth, sums[index] as number);
  }
  for (const bits of present) mark(total.present, 0, bits);
  return total;
};
