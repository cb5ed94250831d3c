/** Words the distance to a goal, the same on cards, in lists, reports and answers. */
import { englishNumber } from '../english/englishNumber.ts';

export type Better = 'higher' | 'lower';

const percent = (part: number): string => `${englishNumber(Math.round(part * 100))}%`;

/** From twice the goal on, a multiple is easier to read than a percentage. */
const fewestTimes = 2;
/** Above it the exact multiple is meaningless. */
const mostTimes = 100;

/** If lower is better: actual ÷ goal. */
const aboveWords = (times: number): string => {
  if (!(times <= mostTimes)) return `over ${mostTimes} times`;
  if (times >= fewestTimes) return `${englishNumber(times, { least: 1, most: 1 })} times`;
  const off = Math.round((times - 1) * 100);
  if (off === 0) return 'at';
  return off > 0 ? `${off}% above` : `${-off}% below`;
};

/**
 * `attainment` as in `goalAttainment`: `71%` of pace. For a cost `25% above` or `7.1 times`, as a
 * small percentage would sound like a low cost.
 */
export const goalDistance = (attainment: number, better: Better): string =>
  better === 'higher' ? percent(attainment) : aboveWords(1 / attainment);

export const goalDistanceWords = (attainment: number, better: Better, due = 'pace'): string => {
  const distance = goalDistance(attainment, better);
  return better === 'higher' ? `${distance} of ${due}` : `${distance} the goal`;
};
