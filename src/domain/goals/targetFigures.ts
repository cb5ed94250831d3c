/** Lists the metrics that can have a goal or an alert, by their wire names. */
import type { FigureName } from '../kpi/figureNames.ts';

export const targetFigures = [
  'revenue_cents',
  'conversions',
  'orders',
  'new_customers',
  'sessions',
  'clicks',
  'spend_cents',
  'cpa_cents',
  'cpc_cents',
  'roas',
  'mer',
  'cvr',
  'ctr',
  'aov_cents',
  'leads',
  'pageviews',
  'cpl_cents',
  'media_cac_cents',
  'bounce_rate',
] as const satisfies readonly FigureName[];

export type TargetFigure = (typeof targetFigures)[number];

/** `count` is an integer, `cents` are minor units, `ratio` is plain and `share` is a ratio shown as percent. */
export type FigureUnit = 'count' | 'cents' | 'ratio' | 'share';

type Described = { readonly label: string; readonly unit: FigureUnit };

export const targetFigureWords: Readonly<Record<TargetFigure, Described>> = {
  revenue_cents: { label: 'revenue', unit: 'cents' },
  conversions: { label: 'conversions', unit: 'count' },
  orders: { label: 'orders', unit: 'count' },
  new_customers: { label: 'new customers', unit: 'count' },
  sessions: { label: 'sessions', unit: 'count' },
  clicks: { label: 'clicks', unit: 'count' },
  spend_cents: { label: 'spend', unit: 'cents' },
  cpa_cents: { label: 'cost per conversion', unit: 'cents' },
  cpc_cents: { label: 'cost per click', unit: 'cents' },
  roas: { label: 'return on ad spend', unit: 'ratio' },
  mer: { label: 'marketing efficiency', unit: 'ratio' },
  cvr: { label: 'conversion rate', unit: 'share' },
  ctr: { label: 'click-through rate', unit: 'share' },
  aov_cents: { label: 'order value', unit: 'cents' },
  leads: { label: 'leads', unit: 'count' },
  pageviews: { label: 'pageviews', unit: 'count' },
  cpl_cents: { label: 'cost per lead', unit: 'cents' },
  media_cac_cents: { label: 'media cost per new customer', unit: 'cents' },
  bounce_rate: { label: 'bounce rate', unit: 'share' },
};

export const isTargetFigure = (value: unknown): value is TargetFigure =>
  targetFigures.some((figure) => figure === value);
