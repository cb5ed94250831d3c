/** What the clients' page knows beside the list itself: how each client stands. */
import { useMemo } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { useToday } from '../../services/useToday.ts';

/** By client id, of those that are not archived. */
export type Standings = ReadonlyMap<string, PortfolioClient>;

const trendDays = 28;

/** `standings`: undefined as long as they are waited for; null where they do not come. */
export const useClientStatuses = () => {
  const today = useToday();
  const query = { from: calendarDayOf(today - trendDays), to: calendarDayOf(today - 1) };
  const { data, error, refetch } = useReply('readPortfolio', query);
  const known = useMemo(() => data && new Map(data.clients.map((client) => [client.id, client])), [data]);
  const standings: Standings | null | undefined = known ?? (error ? null : undefined);
  return { standings, error, refetch };
};

export const useStandings = (): Standings | null | undefined => useClientStatuses().standings;
