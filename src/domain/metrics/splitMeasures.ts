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

/** What is split by what another measure has become, in an order in which that one comes first. */
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

const { conversions, orders, leads } = columnOf;

/** Whether each conversion of a row is an order or a lead: then it is so in each part of it. */
export const tellsConversions = (row: Float64Array): boolean =>
  row[conversions] === (row[orders] as number) + (row[leads] as number);

const links: readonly (readonly [number, number])[] = bySize.map(([measure, by]) => [
  columnOf[measure],
  columnOf[by],
]);

/**
 * Splits rows into `count` parts that add up. Each part is less than 1 away from its exact size, and right on average: a whole
 * is cut at rounded places of a line that chance shifts. The parts of measure m stand in `parts` from m × count on, until the
 * next row. Not the largest remainder: it would give the only sale of a day to the largest part, every day.
 */
export const createMeasureSplitter = (count: number) => {
  const parts = new Float64Array(width * count);
  const weights = new Float64Array(count);

  const cut = (measure: number, total: number, chance: number): void => {
    const at = measure * count;
    let whole = 0;
    for (let part = 0; part < count; part += 1) whole += weights[part] as number;
    let reached = 0;
    let before = 0;
    for (let part = 0; part < count - 1; part += 1) {
      reached += weights[part] as number;
      const next = Math.min(total, Math.floor((total * reached) / whole + chance));
      parts[at + part] = next - before;
      before = next;
    }
    parts[at + count - 1] = total - before;
  };

  const split = (row: Float64Array, measure: number, chance: number): void => {
    const total = row[measure] as number;
    const place = chance + measure * chanceStep;
    if (total > 0) cut(measure, total, place - Math.floor(place));
    else parts.fill(0, measure * count, (measure + 1) * count);
  };

  /** By another measure times a factor; by traffic where that one is nothing at all. */
  const weighBy = (by: number, factors: Float64Array | null, traffic: Float64Array): void => {
    const from = by * count;
    let sum = 0;
    for (let part = 0; part < count; part += 1) {
      const size = parts[from + part] as number;
      const weight = factors === null ? size : size * (factors[part] as number);
      weights[part] = weight;
      sum += weight;
    }
    if (sum === 0) weights.set(traffic);
  };

  /** What of the conversions is no order, of which no part has more. */
  const fillLeads = (): void => {
    for (let part = 0; part < count; part += 1) {
      parts[leads * count + part] =
        (parts[conversions * count + part] as number) - (parts[orders * count + part] as number);
    }
  };

  return {
    parts,
    /** `chance` is the row’s own, in [0, 1). */
    split: (row: Float64Array, { traffic, clicking, buying }: PartWeights, chance: number): void => {
      weights.set(traffic);
      split(row, columnOf.sessions, chance);
      weighBy(columnOf.sessions, buying, traffic);
      split(row, columnOf.conversions, chance);
      for (let part = 0; part < count; part += 1) {
        weights[part] = (traffic[part] as number) / (clicking[part] as number);
      }
      split(row, columnOf.impressions, chance);
      weighBy(columnOf.impressions, clicking, traffic);
      split(row, columnOf.clicks, chance);
      const isTold = tellsConversions(row);
      for (const [measure, by] of links) {
        if (measure === leads && isTold) {
          fillLeads();
          continue;
        }
        if (row[measure] === 0) {
          parts.fill(0, measure * count, (measure + 1) * count);
          continue;
        }
        weighBy(by, null, traffic);
        split(row, measure, chance);
      }
    },
  };
};
