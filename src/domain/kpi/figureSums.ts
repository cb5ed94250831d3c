/** What figures are worked out from: the sums of facts, and those of paid channels that ratios need alone. */
import { columnOf, type FactMeasure, type FigureName, factMeasures } from './figureNames.ts';
import { ratioOf } from './ratios.ts';

/** Numbers of one set of sums: the ten measures, then conversions and revenue of paid channels. */
export const sumWidth = 12;
export const paidConversions = 10;
export const paidRevenue = 11;

/** Every figure of the wire. */
export type Figures = Readonly<Record<FigureName, number | null>>;

/** Where a set of sums stands, and which measures its sources report: one bit each, in the order of the columns. */
export type FigureSums = {
  readonly sums: ArrayLike<number>;
  readonly at: number;
  readonly present: number;
};

/** The bits of these measures. */
export const presenceOf = (names: Iterable<FactMeasure>): number => {
  let bits = 0;
  for (const name of names) bits |= 1 << columnOf[name];
  return bits;
};

/** The sum; null where nobody reports the measure. */
const sumOf = ({ sums, at, present }: FigureSums, name: FactMeasure): number | null =>
  present & (1 << columnOf[name]) ? (sums[at + columnOf[name]] ?? null) : null;

const divide = (numerator: number | null, denominator: number | null): number | null =>
  numerator === null || denominator === null ? null : ratioOf(numerator, denominator);

const inThousands = (ratio: number | null): number | null => (ratio === null ? null : ratio * 1_000);

/**
 * Ratios of sums as `ratiosOf` defines them, but for `aov_cents`, which is revenue ÷ orders. Null where a denominator is zero or
 * nobody reports one of the two. Never NaN, Infinity or -0: sums are whole numbers from 0.
 */
export const figuresOf = (from: FigureSums): Figures => {
  const { sums, at } = from;
  const sum = (name: FactMeasure): number | null => sumOf(from, name);
  const spend = sum('spend_cents');
  const ofPaid = (index: number): number | null => (spend === null ? null : (sums[at + index] ?? null));
  const figures: Partial<Record<FigureName, number | null>> = {};
  for (const name of factMeasures) figures[name] = sum(name);
  return Object.assign(figures as Record<FactMeasure, number | null>, {
    ctr: divide(sum('clicks'), sum('impressions')),
    cvr: divide(sum('conversions'), sum('sessions')),
    roas: divide(ofPaid(paidRevenue), spend),
    mer: divide(sum('revenue_cents'), spend),
    cpc_cents: divide(spend, sum('clicks')),
    cpm_cents: inThousands(divide(spend, sum('impressions'))),
    cpa_cents: divide(spend, ofPaid(paidConversions)),
    aov_cents: divide(sum('revenue_cents'), sum('orders')),
  });
};
