/** Renders the calculation of a goal or budget opened from the list of clients. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { Explained } from '../../parts/figures/Explained.tsx';
import type { Explain } from '../../parts/figures/useExplain.ts';
import { useToday } from '../../services/useToday.ts';

export const ClientProgress = ({ explain }: { explain: Explain }) => {
  // The days are those of the goal's period; this query only provides the freshness of the sources.
  const day = calendarDayOf(useToday() - 1);
  const query = { from: day, to: day, compare: 'none', interval: 'day' } as const;
  const { data } = useMetrics(query, { isWanted: explain.figure !== null });
  return (
    <Explained
      explain={explain}
      query={query}
      currency={data?.currency ?? 'USD'}
      freshness={data?.freshness ?? []}
    />
  );
};
