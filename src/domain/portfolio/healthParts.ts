/** The five parts of a client's health: each from 0 for the worst to 1 for the best, null where nothing tells of it. */

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** From 0 at `worst` to 1 at `best`, in a straight line. */
const between = (value: number, worst: number, best: number): number =>
  within((value - worst) / (best - worst));

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Goals that are reached, or more, are all that can be asked; the mean of several. `attainments` as of `goalAttainment`. */
export const goalPart = (attainments: readonly (number | null)[]): number | null =>
  meanOf(attainments.filter((one) => one !== null).map(within));

/**
 * Growth of 10 % or more gives all, a loss of 30 % nothing; who keeps what they have gets three quarters.
 * `change`: 0.1 for 10 %.
 */
export const trendPart = (change: number | null): number | null =>
  change === null ? null : between(change, -0.3, 0.1);

/**
 * `daysBehind` of each source: how many full days of figures are missing; the mean of all sources counts.
 * One day is normal, after a week nothing is left.
 */
export const freshnessPart = (daysBehind: readonly number[]): number | null =>
  meanOf(daysBehind.map((days) => between(days, 7, 1)));

/** Within 10 % of the plan is all that can be asked; half too much or too little is the worst. */
export const pacingPart = (pacing: number | null): number | null =>
  pacing === null ? null : between(Math.abs(pacing - 1), 0.5, 0.1);

/**
 * On how many of the last 28 days somebody worked for the client, or the client's people came.
 * Four, one a week, give all.
 */
export const engagementPart = (activeDays: number | null): number | null =>
  activeDays === null ? null : between(activeDays, 0, 4);
