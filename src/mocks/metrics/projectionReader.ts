/** Reads the projection of clients' goals and budgets, which every page, report and answer shows. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { FigureForecast } from '#domain/contract/forecastSchemas.ts';
import { targetChance } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
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

/** The end of a goal's period, and how likely its target is met by then; null where nothing can be said. */
type GoalEnd = { readonly projected: number | null; readonly chance: number | null };

const unknownEnd: GoalEnd = { projected: null, chance: null };

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
  const project = async (asked: Asked): Promise<FigureForecast | null> => {
    const key = [asked.clientId, asked.period, asked.lastFullDay].join(' ');
    const forecast = read.get(key) ?? forecastOf(context, asked);
    read.set(key, forecast);
    const [found] = (await (await forecast)?.project([asked.figure])) ?? [];
    return found ?? null;
  };
  return {
    budget: async (clientId: string, lastFullDay: EpochDay): Promise<number | null> =>
      (await project({ clientId, figure: 'spend_cents', period: 'month', lastFullDay }))?.projected ?? null,
    /** None of a goal that was removed, or whose first period is to come. */
    goal: async (
      { clientId, figure, target, period, from, removedAt }: Goal,
      lastFullDay: EpochDay,
    ): Promise<GoalEnd> => {
      const counted = countedPeriod(period, lastFullDay);
      const isToCome = from > calendarDayOf(counted.from + counted.days - 1);
      if (isToCome || removedAt !== null) return unknownEnd;
      const found = await project({ clientId, figure, period, lastFullDay });
      if (found === null) return unknownEnd;
      const { better } = goalNature(figure);
      return { projected: found.projected, chance: targetChance(found, { target, better }) };
    },
  };
};

export type ProjectionReader = ReturnType<typeof projectionReader>;
