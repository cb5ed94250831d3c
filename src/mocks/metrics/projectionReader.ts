/** Reads the projection of clients' goals and budgets, which every page, report and answer shows. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import type { Goal } from '#events/goals/goal.ts';
import { RefusalError } from '../http/refusal.ts';
import { forecastPeriod } from './metricForecast.ts';
import type { FigureContext } from './metricReply.ts';

type Asked = {
  readonly clientId: string;
  readonly figure: TargetFigure;
  readonly period: 'month' | 'quarter';
  /** The last day that is over where the client is. */
  readonly lastFullDay: EpochDay;
};

type Forecast = Awaited<ReturnType<typeof forecastPeriod>>;

/** Null for a client that the caller may not see, and for days that the plan does not keep. */
const forecastOf = async (
  context: FigureContext,
  { clientId, period, lastFullDay }: Asked,
): Promise<Forecast | null> => {
  const { from, days } = countedPeriod(period, lastFullDay);
  const month = { from, to: from + days - 1 };
  try {
    return await forecastPeriod(context, { client: clientId }, { month, upTo: lastFullDay });
  } catch (thrown) {
    if (thrown instanceof RefusalError) return null;
    throw thrown;
  }
};

/** Reads the facts of each client and period once. In the unit of the figure; null where nothing can be said. */
export const projectionReader = (context: FigureContext) => {
  const read = new Map<string, Promise<Forecast | null>>();
  const project = async (asked: Asked): Promise<number | null> => {
    const key = [asked.clientId, asked.period, asked.lastFullDay].join(' ');
    const forecast = read.get(key) ?? forecastOf(context, asked);
    read.set(key, forecast);
    const [found] = (await (await forecast)?.project([asked.figure])) ?? [];
    return found?.projected ?? null;
  };
  return {
    budget: (clientId: string, lastFullDay: EpochDay): Promise<number | null> =>
      project({ clientId, figure: 'spend_cents', period: 'month', lastFullDay }),
    /** None of a goal that was removed, or whose first period is to come. */
    goal: async (
      { clientId, figure, period, from, removedAt }: Goal,
      lastFullDay: EpochDay,
    ): Promise<number | null> => {
      const counted = countedPeriod(period, lastFullDay);
      const isToCome = from > calendarDayOf(counted.from + counted.days - 1);
      return isToCome || removedAt !== null ? null : project({ clientId, figure, period, lastFullDay });
    },
  };
};

export type ProjectionReader = ReturnType<typeof projectionReader>;
