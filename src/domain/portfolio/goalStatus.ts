/** Classifies the status of a goal in five words, the same on every page and report. */
import { attainmentNeeded } from './goalAttainment.ts';

export type GoalStatus = 'ahead' | 'onTrack' | 'behind' | 'atRisk' | 'unknown';

/** `attainment` as of `goalAttainment`, `outlook` as of `goalOutlook`; omitted or null: there is no projection. */
type Judged = { readonly attainment: number | null; readonly outlook?: number | null | undefined };

/** Beyond it a goal is ahead: on track is within 10 %. */
const attainmentAhead = 1.1;

/** Below it a goal can hardly be reached. Our own choice: no standard gives a number. */
const attainmentAtRisk = 0.7;

/** `attainment` as in `goalAttainment`: 1 is on plan, null if unknown. */
export const goalStatusOf = (attainment: number | null): GoalStatus => {
  if (attainment === null) return 'unknown';
  if (attainment > attainmentAhead) return 'ahead';
  if (attainment >= attainmentNeeded) return 'onTrack';
  return attainment >= attainmentAtRisk ? 'behind' : 'atRisk';
};

/**
 * Pace to date or projection, whichever is nearer to 1, and 1 if they lie on both sides, as of `budgetLevel`:
 * no goal is behind at 99% of pace. If one is null, the other.
 */
export const judgedBy = ({ attainment, outlook = null }: Judged): number | null => {
  if (attainment === null || outlook === null) return attainment ?? outlook;
  if (attainment >= 1 !== outlook >= 1) return 1;
  return attainment >= 1 ? Math.min(attainment, outlook) : Math.max(attainment, outlook);
};

/** The one verdict on a goal, the same on every page and in every report and answer. */
export const goalVerdict = (judged: Judged): GoalStatus => goalStatusOf(judgedBy(judged));

/** True if the goal will be missed at the present rate. */
export const isMissing = (status: GoalStatus): boolean => status === 'behind' || status === 'atRisk';

export const goalStatusWords: Readonly<Record<GoalStatus, string>> = {
  ahead: 'Ahead',
  onTrack: 'On track',
  behind: 'Behind',
  atRisk: 'At risk',
  unknown: 'No figures yet',
};

/** For use after “the goal is”, during the period or after its end. */
export const goalStatusInSentence: Readonly<Record<GoalStatus, string>> = {
  ahead: 'ahead of plan',
  onTrack: 'on track',
  behind: 'behind',
  atRisk: 'far behind',
  unknown: 'without figures yet',
};
