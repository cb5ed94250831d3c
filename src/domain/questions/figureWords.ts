/** What people call the figures of the dictionary, and the figures that they ask for which nothing here can compute. */
import type { FigureName } from '../kpi/figureNames.ts';
import { figures } from '../kpi/figures.ts';

/** Beside the label of the dictionary. */
const synonyms: Readonly<Record<FigureName, readonly string[]>> = {
  impressions: ['ad impressions'],
  clicks: ['ad clicks', 'clicks on ads'],
  spend_cents: [
    'spent',
    'spending',
    'ad spend',
    'ads spend',
    'media spend',
    'advertising spend',
    'ad cost',
    'ad costs',
    'advertising cost',
    'advertising costs',
    'cost of ads',
    'cost of advertising',
  ],
  conversions: [],
  revenue_cents: ['turnover', 'revenues', 'attributed revenue'],
  sessions: ['visits', 'traffic', 'website traffic', 'site visits'],
  engaged_sessions: ['engaged visits'],
  users: ['visitors', 'website users'],
  orders: ['purchases'],
  new_customers: ['first time customers', 'first time buyers'],
  ctr: ['click through rate', 'click rate', 'clickthrough rate'],
  cvr: ['cvr', 'conversion rates'],
  roas: ['return on ad spend', 'return on advertising spend'],
  mer: ['marketing efficiency ratio', 'blended roas'],
  cpc_cents: ['cost per click', 'costs per click'],
  cpm_cents: ['cost per thousand impressions', 'cost per mille', 'cost per thousand'],
  cpa_cents: ['cost per acquisition', 'cost per conversion', 'costs per conversion'],
  aov_cents: ['average order value', 'average order size', 'basket size'],
};

/** Each phrase, in small letters, with its figure. */
export const figurePhrases: readonly (readonly [phrase: string, figure: FigureName])[] = figures.flatMap(
  ({ name, label }) => [label.toLowerCase(), ...synonyms[name]].map((phrase) => [phrase, name] as const),
);

const notReported = 'no source reports it';

/** Each with why it cannot be computed. */
export const unknownFigures: readonly (readonly [phrases: readonly string[], why: string])[] = [
  [['bounce rate', 'bounces'], `Bounce rate cannot be computed: ${notReported}.`],
  [
    ['visit duration', 'session duration', 'time on site', 'average duration'],
    `Visit duration cannot be computed: ${notReported}.`,
  ],
  [['pageviews', 'page views', 'views', 'page'], `Page views cannot be computed: ${notReported}.`],
  [
    ['leads', 'cpl', 'cost per lead'],
    `Leads are not told apart from other conversions, so they cannot be computed.`,
  ],
  [
    ['ltv', 'lifetime value', 'customer lifetime value', 'clv'],
    'Lifetime value cannot be computed: no source tells orders of one customer apart.',
  ],
  [['cac', 'customer acquisition cost'], 'CAC cannot be computed: fees are not part of spend.'],
  [['profit', 'margin', 'gross margin', 'profits', 'earnings'], `Profit cannot be computed: ${notReported}.`],
  [
    ['roi', 'return on investment'],
    'ROI is not computed here. The ROI calculator does, with your own assumptions.',
  ],
  [['sales'], 'Sales can mean orders or revenue. Please name one of them.'],
  [
    ['share of voice', 'sov', 'impression share', 'rankings', 'ranking', 'positions', 'keywords', 'keyword'],
    `Positions and shares in search results cannot be computed: ${notReported}.`,
  ],
  [
    [
      'mrr',
      'arr',
      'recurring revenue',
      'monthly recurring revenue',
      'churn',
      'churn rate',
      'nrr',
      'retention',
      'retention rate',
      'retainer',
      'retainers',
      'fees',
    ],
    'Figures of the agency’s own business cannot be asked for here. Clients and Billing show them.',
  ],
  [
    ['followers', 'likes', 'shares', 'reach', 'engagement', 'engagement rate', 'frequency'],
    `Reach and engagement cannot be computed: ${notReported}.`,
  ],
  [
    ['open rate', 'open rates', 'unsubscribes'],
    `Figures of single mails cannot be computed: ${notReported}.`,
  ],
  [
    ['subscribers', 'installs', 'downloads', 'refunds', 'returns', 'cart abandonment', 'add to carts'],
    `That cannot be computed: ${notReported}.`,
  ],
  [
    ['health', 'health score', 'pacing', 'goal attainment', 'attainment'],
    'Health, goals and pacing cannot be asked for here. The dashboard shows them.',
  ],
  [
    ['kpi', 'kpis', 'metric', 'metrics', 'performance', 'results'],
    'Please name one figure, such as revenue, ROAS or conversions.',
  ],
];

/** What figures cannot be held against, and what is no figure at all. */
export const otherTopics: readonly (readonly [phrases: readonly string[], why: string])[] = [
  [
    ['report', 'reports'],
    'Reports cannot be made or found here. I can tell single figures, comparisons and rankings.',
  ],
  [
    ['goal', 'goals', 'target', 'targets', 'budget', 'budgets'],
    'Goals and budgets cannot be compared here. The dashboard of a client shows them beside its figures.',
  ],
  [
    [
      'benchmark',
      'benchmarks',
      'industry',
      'industry average',
      'average',
      'market',
      'competitor',
      'competitors',
      'competition',
    ],
    'There is nothing of that kind to compare with: only your own clients, channels and times.',
  ],
  [
    [
      'ad',
      'ads',
      'ad group',
      'ad groups',
      'creative',
      'creatives',
      'landing page',
      'landing pages',
      'audience',
      'audiences',
      'product',
      'products',
      'city',
      'cities',
      'region',
      'regions',
      'age',
      'gender',
      'browser',
      'browsers',
    ],
    'Figures are told apart by channel, campaign, device, country, source and client only.',
  ],
];
