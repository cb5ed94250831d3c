/** Lists the wire names of metrics; the landing page loads only the first seven from `measures.ts`. */
export const factMeasures = [
  'impressions',
  'clicks',
  'spend_cents',
  'conversions',
  'revenue_cents',
  'sessions',
  'engaged_sessions',
  'users',
  'orders',
  'new_customers',
  'leads',
  'pageviews',
  'visit_seconds',
] as const;

export type FactMeasure = (typeof factMeasures)[number];

export const ratioFigures = [
  'ctr',
  'cvr',
  'roas',
  'mer',
  'cpc_cents',
  'cpm_cents',
  'cpa_cents',
  'aov_cents',
  'cpl_cents',
  'media_cac_cents',
  'views_per_session',
  'bounce_rate',
  'visit_duration_seconds',
] as const;

export type FigureRatio = (typeof ratioFigures)[number];

export type FigureName = FactMeasure | FigureRatio;

export const figureNames: readonly FigureName[] = [...factMeasures, ...ratioFigures];

export const isFactMeasure = (value: unknown): value is FactMeasure =>
  factMeasures.some((name) => name === value);

export const isFigureName = (value: unknown): value is FigureName =>
  figureNames.some((name) => name === value);

export const columnOf: Readonly<Record<FactMeasure, number>> = {
  impressions: 0,
  clicks: 1,
  spend_cents: 2,
  conversions: 3,
  revenue_cents: 4,
  sessions: 5,
  engaged_sessions: 6,
  users: 7,
  orders: 8,
  new_customers: 9,
  leads: 10,
  pageviews: 11,
  visit_seconds: 12,
};
