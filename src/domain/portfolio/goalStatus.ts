/** How a goal stands, in one of five words: the same on every page and in every report. */
import { attainmentNeeded } from './goalAttainment.ts';

export type GoalStanding = 'ahead' | 'onTrack' | 'behind' | 'atRisk' | 'unknown';

/** Beyond it a goal is ahead: on track is within 10 %. */
const attainmentAhead = 1.1;

/** Below it what is missing can hardly be caught up with. A choice of ours: no standard names a number. */
const attainmentAtRisk = 0.7;

/** `attainment` as `goalAttainment` gives it: 1 is as planned, null where nothing can be said. */
export const goalStanding = (attainment: number | null): GoalStanding => {
  if (attainment === null) return 'unknown';
  if (attainment > attainmentAhead) return 'ahead';
  if (attainment >= attainmentNeeded) return 'onTrack';
  return attainment >= attainmentAtRisk ? 'behind' : 'atRisk';
};

/** Whether it will be missed if it goes on like this. */
export const isMissing = (standing: GoalStanding): boolean => standing === 'behind' || standing === 'atRisk';

export const standingWords: Readonly<Record<GoalStanding, string>> = {
  ahead: 'Ahead',
  onTrack: 'On track',
  behind: 'Behind',
  atRisk: 'At risk',
  unknown: 'No figures yet',
};

/** After “the goal is”, of a period that goes on or is over. */
export const standingInSentence: Readonly<Record<GoalStanding, string>> = {
  ahead: 'ahead of plan',
  onTrack: 'on track',
  behind: 'behind',
  atRisk: 'far behind',
  unknown: 'without figures yet',
};
