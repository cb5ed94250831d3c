/** Lists the statuses of clients by their goals: on track, off track and the words for behind. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { goalNature } from '../goals/goalNature.ts';
import { goalDistanceWords } from '../portfolio/goalDistance.ts';
import { goalVerdict, isMissing, judgedBy } from '../portfolio/goalStatus.ts';
import type { ClientCondition } from './clientCondition.ts';

/** By the goal furthest behind; null if unknown. */
export const isBehind = ({ goal }: PortfolioClient): boolean | null => {
  const status = goal === null ? 'unknown' : goalVerdict(goal);
  return status === 'unknown' ? null : isMissing(status);
};

const withGoals = {
  of: ({ goals }: PortfolioClient): boolean => goals > 0,
  has: 'has a goal',
  lack: ['has no goal', 'have no goal'],
} as const satisfies ClientCondition['only'];

const hasGoalReason = ({ reasons }: PortfolioClient): boolean => reasons.some(({ kind }) => kind === 'goal');

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
const behindWords: readonly string[] = [
  ...['behind', 'falling behind', 'behind plan', 'behind goal', 'behind goals'],
  ...['goal', 'goals'].flatMap((goals) => [
    `behind on ${goals}`,
    ...[
      `their ${goals}`,
      `its ${goals}`,
      `our ${goals}`,
      `a ${goals}`,
      `any ${goals}`,
      `the ${goals}`,
    ].flatMap((what) => [
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

export const onTrack: ClientCondition = {
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
  only: withGoals,
  tell: goalWords,
  verb: ['is on track with its goals', 'are on track with their goals'],
  denial: ['is not on track with its goals', 'are not on track with their goals'],
};

export const offTrack: ClientCondition = {
  phrases: ['off track', 'off track with their goals', 'off plan'],
  has: (client) => isBehind(client) === true,
  lacks: (client) => isBehind(client) === false,
  only: withGoals,
  tell: goalWords,
  verb: ['is off track with its goals', 'are off track with their goals'],
  denial: ['is on track with its goals', 'are on track with their goals'],
};

export const behind: ClientCondition = {
  phrases: behindWords,
  has: (client) => isBehind(client) === true || hasGoalReason(client),
  tellCalm: goalWords,
  verb: ['is behind on a goal', 'are behind on a goal'],
  denial: ['is not behind on a goal', 'are not behind on a goal'],
};

const isAhead = ({ goal }: PortfolioClient): boolean => goal !== null && goalVerdict(goal) === 'ahead';

/** Statuses that a question asks of goals instead of clients. */
export const goalConditions: readonly ClientCondition[] = [
  {
    ...offTrack,
    phrases: [
      ...offTrack.phrases,
      ...['behind', 'far behind', 'at risk', 'in danger', 'missed', 'being missed', 'will be missed'],
      ...['will we miss', 'are we missing', 'are we going to miss', 'do we miss'],
    ],
  },
  onTrack,
  {
    phrases: ['ahead', 'ahead of plan'],
    has: isAhead,
    lacks: (client) => isBehind(client) !== null && !isAhead(client),
    only: withGoals,
    tell: goalWords,
    verb: ['is ahead on its goals', 'are ahead on their goals'],
    denial: ['is not ahead on its goals', 'are not ahead on their goals'],
  },
];
