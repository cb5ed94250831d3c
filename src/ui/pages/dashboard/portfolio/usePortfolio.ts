/** Builds and sends the portfolio's query: the view of the address, over all clients. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import { metricQueryOf, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { defaultView, rangeDays, visibleDays } from '#domain/metrics/view.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { replyQuery } from '../../../data/replyQuery.ts';
import { type MetricsInUse, useMetrics } from '../../../data/useMetrics.ts';
import { useSettledValue } from '../../../data/useSettledValue.ts';
import { isLocked } from '../../../parts/figures/widgetState.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { versusInWords } from '../../../parts/view/versusInWords.ts';
import { useServices } from '../../../services/servicesContext.ts';

type PortfolioQuery = QueryOf<'readPortfolio'>;

export const portfolioQueryOf = ({ query }: Pick<ViewInUse, 'query'>): PortfolioQuery => {
  const { client: _client, interval: _interval, ...rest } = query;
  return rest;
};

/** Default, unfiltered range of the dashboard, used if the plan does not cover the view's days. */
export const usualQuestion = ({
  facts,
  today,
}: Pick<ViewInUse, 'facts' | 'today'>): Pick<ViewInUse, 'query'> => {
  const view = defaultView(facts);
  return { query: metricQueryOf(view, visibleDays(rangeDays(view, today), facts)) };
};

/**
 * Keeps the previous reply while loading. Without `asks` it only reads the cache: a late part would retry a
 * failed request.
 */
export const usePortfolio = ({ query }: Pick<ViewInUse, 'query'>, asks = true) => {
  const { api } = useServices();
  const asked = useMemo(() => portfolioQueryOf({ query }), [query]);
  return useQuery({
    ...replyQuery(api, 'readPortfolio', asked),
    placeholderData: keepPreviousData,
    enabled: asks,
  });
};

/** True if the plan covers none of the days; the portfolio's metrics say so once, and other parts are hidden. */
export const useIsOutside = (use: Pick<ViewInUse, 'query'>, asks = true): boolean =>
  isLocked(usePortfolio(use, asks).error);

export const useAllFigures = ({ query }: Pick<ViewInUse, 'query'>): MetricsInUse => useMetrics(query);

export const useChannelFigures = ({ query }: Pick<ViewInUse, 'query'>): MetricsInUse => {
  const asked = useMemo(() => {
    return { ...withoutComparison(query), group_by: 'channel', detail: 'series' } as const;
  }, [query]);
  return useMetrics(asked);
};

export const clientAddress =
  ({ view, facts }: Pick<ViewInUse, 'view' | 'facts'>) =>
  (clientId: string): string =>
    `?${writeView({ ...view, client: clientId }, facts)}`;

/** Name of the comparison period, such as `previous 28 days`. `isFormer`: the shown metrics belong to the previous query. */
export const useVersus = ({ view, days }: Pick<ViewInUse, 'view' | 'days'>, isFormer: boolean): string =>
  useSettledValue(versusInWords(view, days) ?? '', isFormer);
