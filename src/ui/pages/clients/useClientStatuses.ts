/** Reads the status of each client for the clients page. */
import { useMemo } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { useToday } from '../../services/useToday.ts';

export type ClientStatuses = ReadonlyMap<string, PortfolioClient>;

const trendDays = 28;

/** `standings`: undefined while loading; null if the request failed. */
export const useClientStatuses = () => {
  const today = useToday();
  const query = { from: calendarDayOf(today - trendDays), to: calendarDayOf(today - 1) };
  const { data, error, refetch } = useReply('readPortfolio', query);
  const known = useMemo(() => data && new Map(data.clients.map((client) => [client.id, client])), [data]);
  const statuses: ClientStatuses | null | undefined = known ?? (error ? null : undefined);
  return { standings: statuses, error, refetch };
};

export const useStatuses = (): ClientStatuses | null | undefined => useClientStatuses().standings;
