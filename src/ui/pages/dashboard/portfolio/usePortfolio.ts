/** What the portfolio asks the backend: the view of the address, over all clients. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import { metricQueryOf, withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { defaultView, keptDays, rangeDays } from '#domain/metrics/view.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { replyQuery } from '../../../data/replyQuery.ts';
import { type MetricsInUse, useMetrics } from '../../../data/useMetrics.ts';
import { useSettledValue } from '../../../data/useSettledValue.ts';
import { isLocked } from '../../../parts/figures/widgetState.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { versusInWords } from '../../../parts/view/versusInWords.ts';
import { useServices } from '../../../services/servicesContext.ts';

type PortfolioQuery = QueryOf<'readPortfolio'>;

/** All that the portfolio takes of a question to the metrics. */
export const portfolioQueryOf = ({ query }: Pick<ViewInUse, 'query'>): PortfolioQuery => {
  const { client: _client, interval: _interval, ...rest } = query;
  return rest;
};

/** The days with which the dashboard opens, unfiltered: what stands where the days of the view are not shown. */
export const usualQuestion = ({
  facts,
  today,
}: Pick<ViewInUse, 'facts' | 'today'>): Pick<ViewInUse, 'query'> => {
  const view = defaultView(facts);
  return { query: metricQueryOf(view, keptDays(rangeDays(view, today), facts)) };
};

/** A former answer stays while the next is on its way. `asks`: whether it is asked for here, too; else what others asked for is taken. */
export const usePortfolio = ({ query }: Pick<ViewInUse, 'query'>, asks = true) => {
  const { api } = useServices();
  const asked = useMemo(() => portfolioQueryOf({ query }), [query]);
  return useQuery({
    ...replyQuery(api, 'readPortfolio', asked),
    placeholderData: keepPreviousData,
    enabled: asks,
  });
};

/** Whether the plan shows none of the days: the figures of all clients tell it, once, and what is made of the same days has no place. */
export const useIsOutside = (use: Pick<ViewInUse, 'query'>): boolean => isLocked(usePortfolio(use).error);

/** The figures of all clients together, kept likewise. */
export const useAllFigures = ({ query }: Pick<ViewInUse, 'query'>): MetricsInUse => useMetrics(query);

/** The figures of each channel. Asked for with the table and not with the charts' code, so that a watched run always asks in one order. */
export const useChannelFigures = ({ query }: Pick<ViewInUse, 'query'>, isWanted: boolean): MetricsInUse => {
  const asked = useMemo(() => {
    return { ...withoutComparison(query), group_by: 'channel', detail: 'series' } as const;
  }, [query]);
  return useMetrics(asked, { isWanted });
};

/** The address of a client's own figures, of the same days and filters. */
export const clientAddress =
  ({ view, facts }: Pick<ViewInUse, 'view' | 'facts'>) =>
  (clientId: string): string =>
    `?${writeView({ ...view, client: clientId }, facts)}`;

/** What the figures that are shown are held against: `previous 28 days`. `isFormer`: they are still of the question before. */
export const useVersus = ({ view, days }: Pick<ViewInUse, 'view' | 'days'>, isFormer: boolean): string =>
  useSettledValue(versusInWords(view, days) ?? '', isFormer);
