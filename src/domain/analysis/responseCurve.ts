/** Fits how the revenue of a channel responds to its spend: a(1 − e^(−x/b)), by least squares. */

export type ResponseCurve = { readonly a: number; readonly b: number };

export type SpendWeek = { readonly spend: number; readonly revenue: number };

export const curveReasons = ['fewWeeks', 'flatSpend', 'poorFit', 'noSaturation'] as const;
export type CurveReason = (typeof curveReasons)[number];

export type FittedCurve = {
  readonly curve: ResponseCurve;
  readonly weeks: number;
  /** Share of the variance of revenue that the fit explains; null without one. */
  readonly explained: number | null;
  /** Why the curve is illustrative; null for one that is fitted. */
  readonly reason: CurveReason | null;
};

export const fewestWeeks = 12;
const leastSpread = 0.08;
const leastExplained = 0.3;
/** A curve that bends only beyond this multiple of the highest spend is a line. */
const furthestBend = 5;
/** Steepness of an illustrative curve: spend per b. */
const usualBend = 1.2;

const saturation = (x: number, b: number): number => 1 - Math.exp(-x / b);

export const revenueAt = ({ a, b }: ResponseCurve, spend: number): number => a * saturation(spend, b);

/** Revenue by the next unit of spend. */
export const marginAt = ({ a, b }: ResponseCurve, spend: number): number => (a / b) * Math.exp(-spend / b);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** For a given b the best a has a closed form. */
const bestFor = (weeks: readonly SpendWeek[], b: number) => {
  let [cross, square] = [0, 0];
  for (const { spend, revenue } of weeks) {
    const f = saturation(spend, b);
    cross += revenue * f;
    square += f * f;
  }
  const a = square === 0 ? 0 : cross / square;
  const error = weeks.reduce((sum, { spend, revenue }) => sum + (revenue - a * saturation(spend, b)) ** 2, 0);
  return { a, b, error };
};

const steps = 120;

/** Tries b on a logarithmic scale, so that all magnitudes are searched alike. */
const leastSquares = (weeks: readonly SpendWeek[], low: number, high: number) =>
  Array.from({ length: steps + 1 }, (_, step) => bestFor(weeks, low * (high / low) ** (step / steps))).reduce(
    (best, one) => (one.error < best.error ? one : best),
  );

const latestWeeks = 4;

/** Passes through the mean of the latest weeks. */
const illustrative = (all: readonly SpendWeek[]): ResponseCurve => {
  const weeks = all.slice(-latestWeeks);
  const spend = mean(weeks.map((week) => week.spend));
  const b = Math.max(1, spend * usualBend);
  return { a: mean(weeks.map(({ revenue }) => revenue)) / (saturation(spend, b) || 1), b };
};

/** Weeks without spend tell nothing about it and are omitted. */
export const fitResponse = (all: readonly SpendWeek[]): FittedCurve => {
  const weeks = all.filter(({ spend }) => spend > 0);
  const refused = (reason: CurveReason, explained: number | null = null): FittedCurve => ({
    curve: illustrative(weeks),
    weeks: weeks.length,
    explained,
    reason,
  });
  if (weeks.length < fewestWeeks) return refused('fewWeeks');
  const spends = weeks.map(({ spend }) => spend);
  const usual = mean(spends);
  const spread = Math.sqrt(mean(spends.map((spend) => (spend - usual) ** 2))) / usual;
  if (spread < leastSpread) return refused('flatSpend');
  const most = Math.max(...spends);
  const { a, b, error } = leastSquares(weeks, most / 20, most * furthestBend * 2);
  const level = mean(weeks.map(({ revenue }) => revenue));
  const variance = weeks.reduce((sum, { revenue }) => sum + (revenue - level) ** 2, 0);
  const explained = variance === 0 ? 0 : 1 - error / variance;
  if (explained < leastExplained || a <= 0) return refused('poorFit', Math.max(0, explained));
  if (b > most * furthestBend) return refused('noSaturation', explained);
  return { curve: { a, b }, weeks: weeks.length, explained, reason: null };
};
