/** What the clients' page knows beside the list itself: how each client stands, and what all of them pay. */
import { useMemo } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { useToday } from '../../services/useToday.ts';

/** By client id, of those that are not archived. */
export type Standings = ReadonlyMap<string, PortfolioClient>;

const trendDays = 28;

/** Undefined as long as it is waited for; null where it does not come. */
export const useStandings = (): Standings | null | undefined => {
  const today = useToday();
  const query = { from: calendarDayOf(today - trendDays), to: calendarDayOf(today - 1) };
  const { data, error } = useReply('readPortfolio', query);
  const standings = useMemo(() => data && new Map(data.clients.map((client) => [client.id, client])), [data]);
  return standings ?? (error ? null : undefined);
};
