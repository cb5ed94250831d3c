/** Lists the statuses of clients: their phrases and the predicate of each. */

import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import type { ReasonKind } from '../portfolio/attentionReason.ts';
import type { HealthBand } from '../portfolio/healthScore.ts';
import type { ClientCondition } from './clientCondition.ts';
import { behind, goalConditions, offTrack, onTrack } from './goalConditions.ts';

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

type InBand = ClientCondition & { readonly band: HealthBand };

/** A client without a health score is in no band, and not in its opposite either. */
const inBand = (band: HealthBand, words: Pick<ClientCondition, 'phrases' | 'verb' | 'denial'>): InBand => ({
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

const isStale = ({ sources, sources_fresh }: PortfolioClient): boolean => sources_fresh < sources;

const withArticle = (verb: string, what: string): string =>
  `${verb} ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;

/** `with` and `have` match the presence, `no` and `without` the absence. */
const missing = (what: string, has: ClientCondition['has']): ClientCondition => ({
  phrases: [`no ${what}`, `no ${what}s`, `without a ${what}`, `without an ${what}`, `without ${what}s`],
  has,
  verb: [`has no ${what}`, `have no ${what}`],
  denial: [withArticle('has', what), withArticle('have', what)],
  isLack: true,
});

const openAlerts: ClientCondition = {
  phrases: ['open alerts', 'alerts', 'an open alert'],
  has: withReason('alerts'),
  verb: ['has open alerts', 'have open alerts'],
  denial: ['has no open alerts', 'have no open alerts'],
};

const broken: ClientCondition = {
  phrases: ['broken', 'down', 'stale', 'failing', 'not working', 'disconnected', 'out of date', 'expired'],
  has: isStale,
  tell: (client) =>
    `${client.name}, ${client.sources - client.sources_fresh} of ${client.sources} sources without current data`,
  verb: ['has a source without current data', 'have a source without current data'],
  denial: ['has only sources with current data', 'have only sources with current data'],
};

const underBudget: ClientCondition = {
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
};

const overBudget: ClientCondition = {
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
};

/** Standings that a question asks of a thing of clients instead of the clients. */
export const conditionsOfThings: readonly {
  readonly things: readonly string[];
  readonly standing: ClientCondition;
}[] = [
  ...goalConditions.map((condition) => ({ things: ['goals', 'goal', 'targets'], standing: condition })),
  {
    things: ['budgets'],
    standing: { ...overBudget, phrases: ['over', 'overspent', 'exceeded', 'overrun', 'ahead of pace'] },
  },
  {
    things: ['budgets'],
    standing: { ...underBudget, phrases: ['under', 'underspent', 'behind', 'behind pace'] },
  },
  { things: ['alerts', 'alert'], standing: { ...openAlerts, phrases: ['open', 'unresolved'] } },
  { things: ['integrations', 'data sources', 'sources', 'connections'], standing: broken },
];

export const conditions: readonly ClientCondition[] = [
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
  underBudget,
  behind,
  overBudget,
  {
    phrases: ['no data', 'missing data', 'stale data', 'without data', 'data missing'],
    has: withReason('no_data'),
    verb: ['has a source without recent data', 'have a source without recent data'],
    denial: ['has no source without recent data', 'have no source without recent data'],
  },
  openAlerts,
];
