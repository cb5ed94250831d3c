/** Builds the address of the analysis of a metric's change, with the same client, days, comparison and filters. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import type { ViewInUse } from '../view/useView.ts';
import { type FigureName, isFigure } from './figureSpecs.ts';

export const changedKey = 'changed';

export const changedFigureIn = (search: string): FigureName | null => {
  const asked = new URLSearchParams(search).get(changedKey) ?? '';
  return isFigure(asked) ? asked : null;
};

type Of = Pick<ViewInUse, 'view' | 'facts' | 'query' | 'isOfClient'>;

/** Null without a comparison, and for a query of other days than the view's or of several clients, which the analysis cannot show. */
export const changeAddress = (
  { view, facts, query: shown, isOfClient }: Of,
  query: MetricQuery,
  figure: FigureName,
): string | null => {
  const isOfView =
    query.from === shown.from &&
    query.to === shown.to &&
    query.compare === shown.compare &&
    query.match === shown.match;
  if (!isOfView || query.compare === 'none' || query.client?.includes(',')) return null;
  const client = isOfClient ? null : (query.client ?? view.client);
  const address = writeView({ ...view, client }, facts);
  address.set(changedKey, figure);
  return `${protectedPages.advancedAnalytics.path}?${address}`;
};
