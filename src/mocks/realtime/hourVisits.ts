/** Generates the visits of a fact row in one hour, deterministically from the row's seed, the day and the hour. */
import { below, chanceAt } from '#domain/demo/factChance.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import type { DayRow } from './dayRows.ts';

export type HourVisit = {
  readonly id: string;
  readonly visitor: string;
  readonly after: number;
  readonly device: number;
  readonly country: number;
  readonly kind: 'visit' | 'order' | 'lead';
  /** The value of a conversion in cents; 0 for a visit. */
  readonly valueCents: number;
  readonly sort: number;
  readonly page: number;
};

const minuteLength = 60_000;

/** The position of visits in the random sequences of a row, and within an hour one per decision. */
const visitsPlace = 20;
const places = {
  time: 0,
  visitor: 1,
  device: 2,
  country: 3,
  conversion: 4,
  value: 5,
  sort: 6,
  page: 7,
} as const;

/** The numbers 0 to n − 1, each as often as `counts` says, shuffled. */
const dealt = (counts: readonly number[], seed: number): Uint32Array => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const cards = new Uint32Array(total);
  let at = 0;
  for (const [value, count] of counts.entries()) {
    cards.fill(value, at, at + count);
    at += count;
  }
  for (let last = total - 1; last > 0; last -= 1) {
    const other = Math.floor(chanceAt(seed, last) * (last + 1));
    const card = cards[last] as number;
    cards[last] = cards[other] as number;
    cards[other] = card;
  }
  return cards;
};

/** Splits a sum into integers of about equal size that add up to it. */
const shared = (total: number, parts: number, seed: number): readonly number[] => {
  const weights = Array.from({ length: parts }, (_, part) => 0.6 + 0.8 * chanceAt(seed, part));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let before = 0;
  return weights.map((weight, part) => {
    reached += weight;
    const end = part === parts - 1 ? total : Math.floor((total * reached) / whole);
    const own = end - before;
    before = end;
    return own;
  });
};

const visitorOf = (hour: number, users: number, visit: number, chance: number): string => {
  if (visit < users) return `${hour}.${visit}`;
  // A returning visitor; without new visitors in the hour, one from the previous hour.
  return users > 0 ? `${hour}.${Math.floor(chance * users)}` : `${hour - 1}.0`;
};

const make = (row: DayRow, hour: number): readonly HourVisit[] => {
  const of = (name: keyof DayRow['hours']): number => row.hours[name][hour] ?? 0;
  const sessions = of('sessions');
  if (sessions === 0) return [];
  const name = `${row.seed.toString(16)}.${row.day}`;
  const here = below(below(below(row.seed, visitsPlace), row.day), hour);
  const at = (place: number): number => below(here, place);
  const partsOf = (parts: Uint32Array, length: number) => [
    ...parts.subarray(hour * length, (hour + 1) * length),
  ];
  const device = dealt(partsOf(row.devices, devices.length), at(places.device));
  const country = dealt(partsOf(row.countries, countries.length), at(places.country));
  // Fewer than the visits of any hour, by the demo's rates and the cut of hours by sessions.
  const conversions = Math.min(of('conversions'), sessions);
  const orders = of('orders');
  const converts = dealt([sessions - conversions, conversions], at(places.conversion));
  const values = shared(of('revenue_cents'), conversions, at(places.value));
  const length = (row.clock[hour]?.minutes ?? 0) * minuteLength;
  let converted = 0;
  const visits = Array.from({ length: sessions }, (_, visit): HourVisit => {
    const nth = converts[visit] === 1 ? converted : null;
    if (nth !== null) converted += 1;
    return {
      id: `${name}.${hour}.${visit}`,
      visitor: `${name}.${visitorOf(hour, of('users'), visit, chanceAt(at(places.visitor), visit))}`,
      after: Math.floor(chanceAt(at(places.time), visit) * length),
      device: device[visit] as number,
      country: country[visit] as number,
      kind: nth === null ? 'visit' : nth < orders ? 'order' : 'lead',
      valueCents: nth === null ? 0 : (values[nth] as number),
      sort: chanceAt(at(places.sort), visit),
      page: chanceAt(at(places.page), visit),
    };
  });
  return visits.sort((one, other) => one.after - other.after);
};

const remembered = new WeakMap<DayRow, Map<number, readonly HourVisit[]>>();

/**
 * In time order. Counts match the metrics of the row's hour exactly: visits, devices, countries, people,
 * conversions, orders and value. The visits that convert are random.
 */
export const hourVisits = (row: DayRow, hour: number): readonly HourVisit[] => {
  const known = remembered.get(row) ?? new Map<number, readonly HourVisit[]>();
  remembered.set(row, known);
  const before = known.get(hour);
  if (before) return before;
  const made = make(row, hour);
  known.set(hour, made);
  return made;
};
