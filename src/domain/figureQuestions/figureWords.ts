/** Lists the names of metrics, and requested metrics that cannot be computed. */
import type { FigureName } from '../kpi/figureNames.ts';
import { figures } from '../kpi/metricDictionary.ts';

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
  revenue_cents: ['turnover', 'revenues', 'attributed revenue', 'takings'],
  sessions: ['visits', 'traffic', 'website traffic', 'site visits'],
  engaged_sessions: ['engaged visits'],
  users: ['visitors', 'website users'],
  orders: ['purchases'],
  new_customers: ['first time customers', 'first time buyers'],
  ctr: ['click through rate', 'click rate', 'clickthrough rate'],
  cvr: ['cvr', 'conversion rates', 'rate of conversion', 'rate of conversions'],
  roas: ['return on ad spend', 'return on advertising spend'],
  mer: ['marketing efficiency ratio', 'blended roas'],
  cpc_cents: ['cost per click', 'costs per click', 'spend per click', 'ad spend per click', 'cost a click'],
  cpm_cents: ['cost per thousand impressions', 'cost per mille', 'cost per thousand'],
  cpa_cents: ['cost per acquisition', 'cost per conversion', 'costs per conversion', 'spend per conversion'],
  aov_cents: [
    'average order value',
    'average order size',
    'basket size',
    'basket value',
    'average basket',
    'average basket value',
    'order value',
    'revenue per order',
    'revenue per purchase',
  ],
  leads: ['inquiries'],
  pageviews: ['page views', 'pages viewed'],
  visit_seconds: [],
  cpl_cents: ['cost per lead', 'costs per lead', 'cost per inquiry', 'spend per lead'],
  media_cac_cents: ['media customer acquisition cost', 'cost per new customer', 'spend per new customer'],
  views_per_session: [
    'pages per session',
    'pageviews per session',
    'page views per session',
    'pages per visit',
  ],
  bounce_rate: ['bounce rates'],
  visit_duration_seconds: [
    'time on site',
    'visit duration',
    'session duration',
    'average duration',
    'average session duration',
    'visit length',
  ],
};

export const figurePhrases: readonly (readonly [phrase: string, figure: FigureName])[] = figures.flatMap(
  ({ name, label }) => [label.toLowerCase(), ...synonyms[name]].map((phrase) => [phrase, name] as const),
);

/** Divisors in the singular: `revenue per session`. */
export const perPhrases: readonly (readonly [phrase: string, figure: FigureName])[] = [
  ['click', 'clicks'],
  ['order', 'orders'],
  ['purchase', 'orders'],
  ['session', 'sessions'],
  ['visit', 'sessions'],
  ['visitor', 'users'],
  ['user', 'users'],
  ['lead', 'leads'],
  ['inquiry', 'leads'],
  ['conversion', 'conversions'],
  ['impression', 'impressions'],
  ['pageview', 'pageviews'],
  ['page view', 'pageviews'],
  ['new customer', 'new_customers'],
];

const notReported = 'no source reports it';

export const unknownFigures: readonly (readonly [phrases: readonly string[], why: string])[] = [
  [['bounces'], 'I can give the bounce rate, not how many visits bounced.'],
  [['views', 'page'], 'Views can mean pageviews or impressions. Please name one of them.'],
  [
    ['ltv', 'lifetime value', 'customer lifetime value', 'clv'],
    'Lifetime value rests on what the agency assumes of a client’s customers. The client’s dashboard shows it to the agency.',
  ],
  [
    ['cac', 'customer acquisition cost'],
    'CAC has the agency’s fee in it, which a client’s dashboard shows to the agency. Media CAC is spend by new customers alone.',
  ],
  [['profit', 'margin', 'gross margin', 'profits', 'earnings'], `Profit cannot be computed: ${notReported}.`],
  [
    ['roi', 'return on investment'],
    'I do not compute ROI. The ROI calculator does, from your own assumptions.',
  ],
  [['sales'], 'Sales can mean orders or revenue. Please name one of them.'],
  [
    ['share of voice', 'sov', 'impression share', 'rankings', 'ranking', 'positions', 'keywords', 'keyword'],
    `Search positions and shares cannot be computed: ${notReported}.`,
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
    'I do not answer questions about the agency’s own revenue. Clients and Billing show it.',
  ],
  [
    ['followers', 'likes', 'shares', 'reach', 'engagement', 'engagement rate', 'frequency'],
    `Reach and engagement cannot be computed: ${notReported}.`,
  ],
  [
    ['open rate', 'open rates', 'unsubscribes'],
    `Figures of single emails cannot be computed: ${notReported}.`,
  ],
  [
    ['subscribers', 'installs', 'downloads', 'refunds', 'returns', 'cart abandonment', 'add to carts'],
    `That figure cannot be computed: ${notReported}.`,
  ],
  [
    ['health', 'health score', 'pacing', 'goal attainment', 'attainment'],
    'I can tell health, goals and pacing of one client as they are now, not of all clients together or of other days.',
  ],
  [
    ['kpi', 'kpis', 'metric', 'metrics', 'performance', 'results'],
    'Please name one figure, such as revenue, ROAS or conversions.',
  ],
];

export const otherTopics: readonly (readonly [phrases: readonly string[], why: string])[] = [
  [
    ['report', 'reports'],
    'I cannot create or find reports. I can give single figures, comparisons and rankings.',
  ],
  [
    ['goal', 'goals', 'target', 'targets', 'budget', 'budgets'],
    'I cannot compare with goals or budgets of all clients together or of other days. Ask for one client as it is now.',
  ],
  [
    [
      'benchmark',
      'benchmarks',
      'industry',
      'industry average',
      'market',
      'competitor',
      'competitors',
      'competition',
    ],
    'I can only compare with your own clients, channels and periods.',
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
    'I can only split figures by channel, campaign, device, country, source and client.',
  ],
];
