/** Selects at most eight key metrics that a client's sources report, stable from day to day. */
import type { FigureSet, MetricReply } from '#domain/contract/metricSchemas.ts';
import type { FigureName } from './figureSpecs.ts';

/** Results that the client pays for come first. */
const inOrder: readonly FigureName[] = [
  'revenue_cents',
  'spend_cents',
  'mer',
  'conversions',
  'cpa_cents',
  'sessions',
  'cvr',
  'ctr',
  'users',
  'clicks',
  'cpc_cents',
  'impressions',
];

export const mostFigures = 8;

const reports = (figures: FigureSet | null, name: FigureName): boolean =>
  figures !== null && figures[name] !== null;

export const shownFigures = ({
  totals,
  previous,
}: Pick<MetricReply, 'totals' | 'previous'>): readonly FigureName[] =>
  inOrder.filter((name) => reports(totals, name) || reports(previous, name)).slice(0, mostFigures);

export const expectedFigures = inOrder.slice(0, mostFigures);

/** Metrics that are additive over days and channels, as far as the client has them. */
export const chosenFigures = (totals: FigureSet): readonly FigureName[] =>
  inOrder.filter((name) => totals[name] !== null);
