/** Computes the parts of a client's health from 0 (worst) to 1 (best), null without data. */
import { attainmentNeeded } from './goalAttainment.ts';

const within = (value: number): number => Math.min(1, Math.max(0, value));

const between = (value: number, worst: number, best: number): number =>
  within((value - worst) / (best - worst));

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A goal that is missed by half or more gives 0. */
const attainmentLost = 0.5;

/** The mean over the goals: one on track gives 1. `levels` as of `judgedBy`. */
export const goalPart = (levels: readonly (number | null)[]): number | null =>
  meanOf(
    levels.filter((one) => one !== null).map((level) => between(level, attainmentLost, attainmentNeeded)),
  );

/** Growth of 10 % gives 1, a loss of 30 % gives 0, and no change three quarters. `change`: 0.1 for 10 %. */
export const trendPart = (change: number | null): number | null =>
  change === null ? null : between(change, -0.3, 0.1);

/** The mean over the sources. `daysBehind`: missing complete days per source; one day is normal, a week gives 0. */
export const freshnessPart = (daysBehind: readonly number[]): number | null =>
  meanOf(daysBehind.map((days) => between(days, 7, 1)));

/** Within 10 % of the plan gives 1; half too much or too little gives 0. */
export const pacingPart = (pacing: number | null): number | null =>
  pacing === null ? null : between(Math.abs(pacing - 1), 0.5, 0.1);

/** Days of the last 28 with work for the client or a visit by its people. Four days, one a week, give 1. */
export const engagementPart = (activeDays: number | null): number | null =>
  activeDays === null ? null : between(activeDays, 0, 4);

/** An open alert or a contract that is due for renewal costs the whole weight of its part; without one, the part does not count. */
export const warningPart = (isOpen: boolean): number | null => (isOpen ? 0 : null);
