/** How a goal stands, in one of four words: the same on every page and in every report. */
import { attainmentNeeded } from './goalAttainment.ts';

export type GoalStanding = 'onTrack' | 'close' | 'behind' | 'unknown';

/** `attainment` as `goalAttainment` gives it: 1 is as planned, null where nothing can be said. */
export const goalStanding = (attainment: number | null): GoalStanding => {
  if (attainment === null) return 'unknown';
  if (attainment >= 1) return 'onTrack';
  return attainment >= attainmentNeeded ? 'close' : 'behind';
};

export const standingWords: Readonly<Record<GoalStanding, string>> = {
  onTrack: 'On track',
  close: 'Almost on track',
  behind: 'Behind',
  unknown: 'No figures yet',
};

/** After “the goal is”. */
export const standingInSentence: Readonly<Record<GoalStanding, string>> = {
  onTrack: 'on track',
  close: 'close',
  behind: 'behind',
  unknown: 'without figures yet',
};
