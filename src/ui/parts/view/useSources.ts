/** Loads the sources of a client, or of all clients of the reader. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { useClientToday } from './useClientToday.ts';

export const useSources = (
  client: string | null,
  isWanted: boolean,
): readonly { readonly id: string; readonly name: string }[] | null => {
  const day = calendarDayOf(useClientToday(client) - 1);
  // Every reply of the metrics names the sources of its selection, and one day is the cheapest query.
  const query = { from: day, to: day, compare: 'none', ...(client === null ? {} : { client }) } as const;
  const { data } = useMetrics(query, { isWanted });
  return data?.freshness.map(({ source, label }) => ({ id: source, name: label })) ?? null;
};
