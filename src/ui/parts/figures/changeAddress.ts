/** Where the analysis takes the change of a figure apart: the address of it, with the same client, days, comparison and filters. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import type { ViewInUse } from '../view/useView.ts';
import { type FigureName, isFigure } from './figureSpecs.ts';

/** The part of the analysis' address that names the figure. */
export const changedKey = 'changed';

/** The figure whose change an address asks for. */
export const changedFigureIn = (search: string): FigureName | null => {
  const asked = new URLSearchParams(search).get(changedKey) ?? '';
  return isFigure(asked) ? asked : null;
};

type Of = Pick<ViewInUse, 'view' | 'facts' | 'query' | 'isOfClient'>;

/** Null where nothing is compared, and for a question of other days than the view's or of several clients, which the analysis could not ask. */
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
