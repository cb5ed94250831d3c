/** Splits the measures of a row among the parts of a breakdown, so that no part has more sales than visits. */
import { columnOf, type FactMeasure, factMeasures } from '../kpi/figureNames.ts';

export type PartWeights = {
  readonly traffic: Float64Array;
  readonly clicking: Float64Array;
  readonly buying: Float64Array;
};

const width = factMeasures.length;

/** The golden ratio spreads the random numbers of successive measures far apart. */
const chanceStep = 0.618_033_988_749_894_9;

type Link = readonly [measure: FactMeasure, by: FactMeasure];

/** Measures split in proportion to an earlier one; the order of the list ensures that it is split first. */
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

/** True if orders and leads add up to the conversions, which must then hold for each part. */
export const tellsConversions = (row: Float64Array): boolean =>
  row[conversions] === (row[orders] as number) + (row[leads] as number);

const links: readonly (readonly [number, number])[] = bySize.map(([measure, by]) => [
  columnOf[measure],
  columnOf[by],
]);

type Line = { readonly reached: Float64Array; readonly from: number };

/**
 * Cuts the total at rounded places of a randomly shifted line, so that parts are unbiased. Largest remainders
 * would always give a single sale to the largest part.
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
      // Parts without weight come last on short days: rounding must leave them nothing.
      ends[at + part] = here === whole ? total : within;
    }
    ends[at + last] = total;
  };

  /** Falls back to traffic if the reference measure is zero. */
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

  const fillLeads = (): void => {
    for (let part = 0; part < count; part += 1) {
      ends[leads * count + part] =
        (ends[conversions * count + part] as number) - (ends[orders * count + part] as number);
    }
  };

  return {
    /**
     * Cumulative ends: parts up to p share the amount at m × count + p of measure m, until the next row.
     * Dependent measures build on them.
     */
    ends,
    /** `chance` is the row’s random number in [0, 1). */
    split: (row: Float64Array, weights: PartWeights, chance: number): void => {
      weighTraffic(weights);
      split(sessions, row[sessions] as number, byTraffic, chance);
      split(impressions, row[impressions] as number, byViews, chance);
      split(clicks, row[clicks] as number, weighBy(impressions, weights.clicking), chance);
      split(conversions, row[conversions] as number, weighBy(sessions, weights.buying), chance);
      const hasConversions = tellsConversions(row);
      for (const [measure, by] of links) {
        if (measure === leads && hasConversions) fillLeads();
        else split(measure, row[measure] as number, byMeasure[by] as Line, chance);
      }
    },
  };
};
