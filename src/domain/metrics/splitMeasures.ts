/** How the measures of a row fall on the parts of one breakdown, so that no part sells more than it was visited. */
import { columnOf, type FactMeasure, factMeasures } from '../kpi/figureNames.ts';

/** What decides about parts: how much traffic each has, and how it differs in clicking and buying. */
export type PartWeights = {
  readonly traffic: Float64Array;
  readonly clicking: Float64Array;
  readonly buying: Float64Array;
};

const width = factMeasures.length;

/** Measures have chances that are far from each other. */
const chanceStep = 0.618_033_988_749_894_9;

type Link = readonly [measure: FactMeasure, by: FactMeasure];

/** Measures that are split in proportion to another one, which is split before. The order of the list ensures that. */
const bySize: readonly Link[] = [
  ['engaged_sessions', 'sessions'],
  ['users', 'sessions'],
  ['revenue_cents', 'conversions'],
  ['orders', 'conversions'],
  ['new_customers', 'orders'],
  ['leads', 'conversions'],
  ['pageviews', 'sessions'],
  ['visit_seconds', 'engaged_sessions'],
  ['spend_cents', 'clicks'],
];

const { sessions, impressions, clicks, conversions, orders, leads } = columnOf;

/** Whether each conversion of a row is an order or a lead: then it is so in each part of it. */
export const tellsConversions = (row: Float64Array): boolean =>
  row[conversions] === (row[orders] as number) + (row[leads] as number);

const links: readonly (readonly [number, number])[] = bySize.map(([measure, by]) => [
  columnOf[measure],
  columnOf[by],
]);

/** What parts weigh, added up: the first of them at `from`. */
type Line = { readonly reached: Float64Array; readonly from: number };

/**
 * Splits rows into `count` parts that add up. Each part is less than 1 away from its exact size, and right on average: a whole
 * is cut at rounded places of a line that chance shifts. Not the largest remainder: it would give the only sale of a day to the
 * largest part, every day.
 */
export const createMeasureSplitter = (count: number) => {
  const last = count - 1;
  const ends = new Float64Array(width * count);
  const byTraffic: Line = { reached: new Float64Array(count), from: 0 };
  const byViews: Line = { reached: new Float64Array(count), from: 0 };
  const byFactor: Line = { reached: new Float64Array(count), from: 0 };
  const byMeasure = factMeasures.map((_, measure): Line => ({ reached: ends, from: measure * count }));

  const cut = (measure: number, total: number, { reached, from }: Line, chance: number): void => {
    const at = measure * count;
    const place = chance + measure * chanceStep;
    const shift = place - Math.floor(place);
    const whole = reached[from + last] as number;
    for (let part = 0; part < last; part += 1) {
      const here = reached[from + part] as number;
      const end = Math.floor((total * here) / whole + shift);
      const within = total < 0 ? Math.max(end, total) : Math.min(end, total); // Refunds can exceed sales.
      // Parts that weigh nothing come last on short days: rounding must leave them nothing.
      ends[at + part] = here === whole ? total : within;
    }
    ends[at + last] = total;
  };

  /** By traffic where what it is split by is nothing at all. */
  const split = (measure: number, total: number, line: Line, chance: number): void => {
    if (total === 0) {
      for (let at = measure * count; at < (measure + 1) * count; at += 1) ends[at] = 0;
      return;
    }
    cut(measure, total, line.reached[line.from + last] === 0 ? byTraffic : line, chance);
  };

  const weighTraffic = ({ traffic, clicking }: PartWeights): void => {
    let visits = 0;
    let views = 0;
    for (let part = 0; part < count; part += 1) {
      visits += traffic[part] as number;
      views += (traffic[part] as number) / (clicking[part] as number);
      byTraffic.reached[part] = visits;
      byViews.reached[part] = views;
    }
  };

  /** The parts of a measure, each times a factor. */
  const weighBy = (measure: number, factors: Float64Array): Line => {
    let reached = 0;
    let before = 0;
    for (let part = 0; part < count; part += 1) {
      const end = ends[measure * count + part] as number;
      reached += (end - before) * (factors[part] as number);
      byFactor.reached[part] = reached;
      before = end;
    }
    return byFactor;
  };

  /** What of the conversions is no order, of which no part has more. */
  const fillLeads = (): void => {
    for (let part = 0; part < count; part += 1) {
      ends[leads * count + part] =
        (ends[conversions * count + part] as number) - (ends[orders * count + part] as number);
    }
  };

  return {
    /**
     * Where each part of the row ends: the parts up to p have together as much of measure m as stands at m × count + p, until the
     * next row. Ends and not sizes, as both what is split by a measure and what is cut on a second side go by them.
     */
    ends,
    /** `chance` is the row’s own, in [0, 1). */
    split: (row: Float64Array, weights: PartWeights, chance: number): void => {
      weighTraffic(weights);
      split(sessions, row[sessions] as number, byTraffic, chance);
      split(impressions, row[impressions] as number, byViews, chance);
      split(clicks, row[clicks] as number, weighBy(impressions, weights.clicking), chance);
      split(conversions, row[conversions] as number, weighBy(sessions, weights.buying), chance);
      const isTold = tellsConversions(row);
      for (const [measure, by] of links) {
        if (measure === leads && isTold) fillLeads();
        else split(measure, row[measure] as number, byMeasure[by] as Line, chance);
      }
    },
  };
};
