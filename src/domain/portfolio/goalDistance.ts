/** How far a figure is from its goal, in words: the same on cards, in lists, reports and answers. */
import { englishNumber } from '../english/englishNumber.ts';

export type Better = 'higher' | 'lower';

const percent = (part: number): string => `${englishNumber(Math.round(part * 100))}%`;

/** From twice the goal on, people read how many times, and not how many per cent above. */
const fewestTimes = 2;
/** Beyond it, how many times is a number that nobody reads. */
const mostTimes = 100;

/** Where less is better, the actual figure ÷ the goal. */
const aboveWords = (times: number): string => {
  if (!(times <= mostTimes)) return `over ${mostTimes} times`;
  if (times >= fewestTimes) return `${englishNumber(times, { least: 1, most: 1 })} times`;
  const off = Math.round((times - 1) * 100);
  if (off === 0) return 'at';
  return off > 0 ? `${off}% above` : `${-off}% below`;
};

/**
 * `attainment` as of `goalAttainment`: `71%` of what is due, but `25% above` or `7.1 times` a cost that should be lower, as
 * a part of the goal would sound as if it were low.
 */
export const goalDistance = (attainment: number, better: Better): string =>
  better === 'higher' ? percent(attainment) : aboveWords(1 / attainment);

/** `71% of what is due`, `25% above the goal`, `7.1 times the goal`. */
export const goalDistanceWords = (attainment: number, better: Better, due = 'what is due'): string => {
  const distance = goalDistance(attainment, better);
  return better === 'higher' ? `${distance} of ${due}` : `${distance} the goal`;
};
