/** The visits of one row of facts in one hour of its day, by its place there, worked out from the row’s seed, the day and the hour alone. */
import { below, chanceAt } from '#domain/demo/factChance.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import type { DayRow } from './dayRows.ts';

export type HourVisit = {
  /** The same for the same visit, whoever asks. */
  readonly id: string;
  /** The same for the visits of one person within the hour. */
  readonly visitor: string;
  /** Milliseconds after the beginning of the hour. */
  readonly after: number;
  /** Places in `devices` and `countries`. */
  readonly device: number;
  readonly country: number;
  readonly kind: 'visit' | 'order' | 'lead';
  /** Of a conversion, in cents; 0 for a visit. */
  readonly valueCents: number;
  /** Two chances that decide on the page. */
  readonly sort: number;
  readonly page: number;
};

const minuteLength = 60_000;

/** A place of its own for visits below a row, and below an hour one for each thing that chance decides. */
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

/** The numbers 0 to n − 1, each as often as `counts` says, in an order that chance decides. */
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

/** A sum in whole parts of about the same size, which add up. */
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
  // Who comes again; where the hour has nobody new, somebody of the hour before.
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
  // Fewer than visits in every hour: by the rates of the demo, and as hours are cut by sessions.
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
 * In the order of their times. What agrees exactly with the figures of the row’s hour: how many visits there are, on which devices,
 * from which countries (each of the two by itself), by how many people, how many of them are conversions and orders, and the sum of
 * their values. Which of the visits converts is chance: conversions by device or country agree on average alone.
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
