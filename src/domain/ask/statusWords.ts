/** Lists the statuses of clients: their phrases and the predicate of each. */

import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { goalNature } from '../goals/goalNature.ts';
import type { ReasonKind } from '../portfolio/attentionReason.ts';
import { goalDistanceWords } from '../portfolio/goalDistance.ts';
import { goalVerdict, isMissing, judgedBy } from '../portfolio/goalStatus.ts';
import type { HealthBand } from '../portfolio/healthScore.ts';

type Verb = readonly [one: string, many: string];

export type Standing = {
  readonly phrases: readonly string[];
  readonly has: (client: PortfolioClient) => boolean;
  /** Clients for which the opposite holds; left out: all others. */
  readonly lacks?: (client: PortfolioClient) => boolean;
  readonly verb: Verb;
  readonly denial: Verb;
  readonly tell?: (client: PortfolioClient) => string;
  readonly tellCalm?: (client: PortfolioClient) => string;
  readonly isLack?: true;
};

export const attentionWords = [
  'need attention',
  'needs attention',
  'need help',
  'needs help',
  'need our attention',
  'need my attention',
  'need work',
  'needs my attention',
  'needs our attention',
  'should i look at first',
  'should we look at first',
  'should worry',
  'worry about',
  'struggling',
] as const;

type InBand = Standing & { readonly band: HealthBand };

/** A client without a health score is in no band, and not in its opposite either. */
const inBand = (band: HealthBand, words: Pick<Standing, 'phrases' | 'verb' | 'denial'>): InBand => ({
  ...words,
  band,
  has: ({ health }) => health.band === band,
  lacks: ({ health }) => health.band !== null && health.band !== band,
});

export const bands: readonly InBand[] = [
  inBand('at_risk', {
    phrases: ['at risk', 'in danger', 'in trouble', 'unhealthy', 'critical'],
    verb: ['is at risk', 'are at risk'],
    denial: ['is not at risk', 'are not at risk'],
  }),
  inBand('watch', {
    phrases: ['watch', 'watched'],
    verb: ['is to be watched', 'are to be watched'],
    denial: ['is not to be watched', 'are not to be watched'],
  }),
  inBand('healthy', {
    phrases: ['healthy'],
    verb: ['is healthy', 'are healthy'],
    denial: ['is not healthy', 'are not healthy'],
  }),
];

const withReason =
  (kind: ReasonKind) =>
  ({ reasons }: PortfolioClient): boolean =>
    reasons.some((reason) => reason.kind === kind);

/** By the goal furthest behind; null if unknown. */
const isBehind = ({ goal }: PortfolioClient): boolean | null => {
  const standing = goal === null ? 'unknown' : goalVerdict(goal);
  return standing === 'unknown' ? null : isMissing(standing);
};

const isStale = ({ sources, sources_fresh }: PortfolioClient): boolean => sources_fresh < sources;

const withArticle = (verb: string, what: string): string =>
  `${verb} ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;

/** Names the figure that the verdict is by, so that no goal is off track at 99 %. */
const goalWords = ({ name, goal }: PortfolioClient): string => {
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

/** `with` and `have` match the presence, `no` and `without` the absence. */
const missing = (what: string, has: Standing['has']): Standing => ({
  phrases: [`no ${what}`, `no ${what}s`, `without a ${what}`, `without an ${what}`, `without ${what}s`],
  has,
  verb: [`has no ${what}`, `have no ${what}`],
  denial: [withArticle('has', what), withArticle('have', what)],
  isLack: true,
});

/** A bare `behind` means goals; for a budget the word must be named. */
const behindWords: readonly string[] = [
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

const onTrack: Standing = {
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

const openAlerts: Standing = {
  phrases: ['open alerts', 'alerts', 'an open alert'],
  has: withReason('alerts'),
  verb: ['has open alerts', 'have open alerts'],
  denial: ['has no open alerts', 'have no open alerts'],
};

const offTrack: Standing = {
  phrases: ['off track', 'off track with their goals', 'off plan'],
  has: (client) => isBehind(client) === true,
  lacks: (client) => isBehind(client) === false,
  tell: goalWords,
  verb: ['is off track with its goals', 'are off track with their goals'],
  denial: ['is on track with its goals', 'are on track with their goals'],
};

const broken: Standing = {
  phrases: ['broken', 'down', 'stale', 'failing', 'not working', 'disconnected', 'out of date', 'expired'],
  has: isStale,
  tell: (client) =>
    `${client.name}, ${client.sources - client.sources_fresh} of ${client.sources} sources without current data`,
  verb: ['has a source without current data', 'have a source without current data'],
  denial: ['has only sources with current data', 'have only sources with current data'],
};

/** Standings that a question asks of a thing of clients instead of the clients. */
export const standingsOfThings: readonly {
  readonly things: readonly string[];
  readonly standing: Standing;
}[] = [
  {
    things: ['goals', 'goal'],
    standing: { ...offTrack, phrases: [...offTrack.phrases, 'behind', 'missed', 'being missed'] },
  },
  { things: ['goals', 'goal'], standing: onTrack },
  { things: ['alerts', 'alert'], standing: { ...openAlerts, phrases: ['open', 'unresolved'] } },
  { things: ['integrations', 'data sources', 'sources', 'connections'], standing: broken },
];

export const standings: readonly Standing[] = [
  {
    phrases: attentionWords,
    has: ({ reasons }) => reasons.length > 0,
    verb: ['needs attention', 'need attention'],
    denial: ['does not need attention', 'do not need attention'],
  },
  ...bands,
  missing('goal', ({ goals }) => goals === 0),
  missing('budget', ({ budget }) => budget === null),
  missing('source', ({ sources }) => sources === 0),
  missing('owner', ({ owner }) => owner === null),
  missing('open alert', ({ open_alerts }) => open_alerts === 0),
  missing('alert', ({ open_alerts }) => open_alerts === 0),
  onTrack,
  offTrack,
  {
    phrases: [
      'under budget',
      'underspending',
      'underspend',
      'pacing behind',
      'under their budget',
      'spending too little',
      'behind on budget',
      'behind on budgets',
      'behind on their budget',
      'behind on their budgets',
      'behind their budget',
      'behind budget',
    ],
    has: withReason('underspend'),
    verb: ['spends less than planned', 'spend less than planned'],
    denial: ['does not spend less than planned', 'do not spend less than planned'],
  },
  {
    phrases: behindWords,
    has: (client) => isBehind(client) === true || withReason('goal')(client),
    tellCalm: goalWords,
    verb: ['is behind on a goal', 'are behind on a goal'],
    denial: ['is not behind on a goal', 'are not behind on a goal'],
  },
  {
    phrases: [
      'over budget',
      'spend over budget',
      'spending over budget',
      'pacing ahead',
      'overspending',
      'overspend',
      'over their budget',
      'spending too much',
    ],
    has: withReason('overspend'),
    verb: ['spends more than planned', 'spend more than planned'],
    denial: ['does not spend more than planned', 'do not spend more than planned'],
  },
  {
    phrases: ['no data', 'missing data', 'stale data', 'without data', 'data missing'],
    has: withReason('no_data'),
    verb: ['has a source without recent data', 'have a source without recent data'],
    denial: ['has no source without recent data', 'have no source without recent data'],
  },
  openAlerts,
];
