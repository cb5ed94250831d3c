/** Which key figures a client has: those that its sources report, at most eight, the same from day to day. */
import type { FigureSet, MetricReply } from '#domain/contract/metricSchemas.ts';
import type { FigureName } from './figureSpecs.ts';

/** What the client pays for comes first. */
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

/** While nothing is known. */
export const expectedFigures = inOrder.slice(0, mostFigures);

/** Figures that add up over days and channels, for charts with a choice: those that the client has. */
export const chosenFigures = (totals: FigureSet): readonly FigureName[] =>
  inOrder.filter((name) => totals[name] !== null);
