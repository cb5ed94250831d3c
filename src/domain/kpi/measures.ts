/** What is counted every day, under the names of the wire: whole numbers that may be added up over days, channels and clients. */

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
 * `impressions`, `clicks` and `spend_cents` are those of paid channels. A person counts once in `users` per day and channel,
 * so that sums over days are visits by people and not people.
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

/** Measure by measure; of nothing, zeros. */
export const sumMeasures = (parts: Iterable<Measures>): Measures => {
  const sum = { ...noMeasures };
  for (const part of parts) {
    for (const name of measureNames) sum[name] += part[name];
  }
  return sum;
};
