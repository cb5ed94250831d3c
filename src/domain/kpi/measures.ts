/** Lists the daily measures by wire name: integers that add up over days, channels and clients. */

export const measureNames = [
  'impressions',
  'clicks',
  'spend_cents',
  'conversions',
  'revenue_cents',
  'sessions',
  'users',
] as const;

export type MeasureName = (typeof measureNames)[number];

/**
 * `impressions`, `clicks` and `spend_cents` are of paid channels only. `users` counts a person once per day
 * and channel, so its sums are not unique people.
 */
export type Measures = Readonly<Record<MeasureName, number>>;

export const noMeasures: Measures = {
  impressions: 0,
  clicks: 0,
  spend_cents: 0,
  conversions: 0,
  revenue_cents: 0,
  sessions: 0,
  users: 0,
};

/** All zeros for an empty list. */
export const sumMeasures = (parts: Iterable<Measures>): Measures => {
  const sum = { ...noMeasures };
  for (const part of parts) {
    for (const name of measureNames) sum[name] += part[name];
  }
  return sum;
};
