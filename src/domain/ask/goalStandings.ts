/** Lists the statuses of clients by their goals: on track, off track and the words for behind. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { goalNature } from '../goals/goalNature.ts';
import { goalDistanceWords } from '../portfolio/goalDistance.ts';
import { goalVerdict, isMissing, judgedBy } from '../portfolio/goalStatus.ts';
import type { Standing } from './standing.ts';

/** By the goal furthest behind; null if unknown. */
export const isBehind = ({ goal }: PortfolioClient): boolean | null => {
  const standing = goal === null ? 'unknown' : goalVerdict(goal);
  return standing === 'unknown' ? null : isMissing(standing);
};

/** Names the figure that the verdict is by, so that no goal is off track at 99 %. */
export const goalWords = ({ name, goal }: PortfolioClient): string => {
  if (goal === null) return name;
  const { attainment, outlook = null, figure } = goal;
  const judged = judgedBy(goal);
  if (judged === null) return name;
  const { better } = goalNature(figure);
  const words =
    outlook === null || judged === attainment
      ? `at ${goalDistanceWords(judged, better, 'plan')}`
      : `heading for ${goalDistanceWords(outlook, better, 'it')}`;
  return `${name}, goal for ${goal.name} ${words}`;
};

/** A bare `behind` means goals; for a budget the word must be named. */
export const behindWords: readonly string[] = [
  ...['behind', 'falling behind', 'behind plan', 'behind goal', 'behind goals'],
  ...['goal', 'goals'].flatMap((goals) => [
    `behind on ${goals}`,
    ...[`their ${goals}`, `a ${goals}`, `the ${goals}`].flatMap((what) => [
      `behind ${what}`,
      `behind on ${what}`,
      `miss ${what}`,
      `will miss ${what}`,
      `are going to miss ${what}`,
      `missing ${what}`,
      `not reaching ${what}`,
      `not reach ${what}`,
      `will not reach ${what}`,
      `wont reach ${what}`,
      `not meet ${what}`,
      `will not meet ${what}`,
    ]),
  ]),
];

/** `hitting our goals`; with `not` before it the opposite. */
const goalVerbs: readonly string[] = ['hitting', 'reaching', 'meeting', 'making'].flatMap((verb) =>
  ['goals', 'goal', 'targets', 'target'].flatMap((what) =>
    [what, `their ${what}`, `our ${what}`, `the ${what}`].map((one) => `${verb} ${one}`),
  ),
);

export const onTrack: Standing = {
  phrases: [
    'on track with their goals',
    'on track with goals',
    'on track',
    ...goalVerbs,
    'will reach their goals',
    'will reach their goal',
    'will meet their goals',
    'will hit their goals',
  ],
  has: (client) => isBehind(client) === false,
  lacks: (client) => isBehind(client) === true,
  tell: goalWords,
  verb: ['is on track with its goals', 'are on track with their goals'],
  denial: ['is not on track with its goals', 'are not on track with their goals'],
};

export const offTrack: Standing = {
  phrases: ['off track', 'off track with their goals', 'off plan'],
  has: (client) => isBehind(client) === true,
  lacks: (client) => isBehind(client) === false,
  tell: goalWords,
  verb: ['is off track with its goals', 'are off track with their goals'],
  denial: ['is on track with its goals', 'are on track with their goals'],
};
