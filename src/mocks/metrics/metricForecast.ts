/** Projects metrics to the end of a month, a quarter or the next days, from the facts and scope of every other metrics query. */
import { calendarDayOf, type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import type {
  FigureForecast,
  ForecastPeriod,
  ForecastQuery,
  ForecastReply,
} from '#domain/contract/forecastSchemas.ts';
import type { MetricFreshness, MetricNote, MetricQuery } from '#domain/contract/metricSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { englishDay } from '#domain/english/englishDay.ts';
import { historyDays } from '#domain/forecast/expectedDays.ts';
import type { DaySums } from '#domain/forecast/figureDays.ts';
import { methodText, noForecastText, remarkText } from '#domain/forecast/forecastWords.ts';
import { isLate, mostLateDays } from '#domain/forecast/lateSource.ts';
import type { ForecastQuestion, ForecastRange, ProjectedFigure } from '#domain/forecast/monthForecast.ts';
import { rangeLevels } from '#domain/forecast/series/conformalRange.ts';
import { type FigureName, isFactMeasure } from '#domain/kpi/figureNames.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import { isBehind } from '#domain/metrics/freshnessStates.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { isMeant } from './metricNotes.ts';
import { type FigureContext, freshnessIn } from './metricReply.ts';
import { type MetricScope, metricScope, todayOf } from './metricScope.ts';
import { metricSums } from './metricSums.ts';
import { rangeOnWire } from './rangeOnWire.ts';
import { scopesOf } from './zoneScopes.ts';

const usualFigures: readonly FigureName[] = ['revenue_cents', 'spend_cents', 'conversions'];

/** No client's last full day is earlier, because time zones differ by up to a day. */
const earliestKnown = (today: EpochDay): EpochDay => today - 2 - mostLateDays;

/** `upTo`: the last day that counts, as if none had come after it. */
type Period = { readonly month: DayRange; readonly upTo: EpochDay };

const queryOf = ({ client, filters, measures }: ForecastQuery, { month, upTo }: Period): MetricQuery => {
  const today = upTo + 1;
  return {
    ...definedOnly({ client, filters, measures }),
    from: calendarDayOf(Math.min(month.from, earliestKnown(today)) - historyDays),
    to: calendarDayOf(today),
    interval: 'day',
  };
};

type Silent = { readonly id: string; readonly label: string; readonly toldTo: EpochDay };

const silentIn = (
  freshness: readonly MetricFreshness[],
  { scope, lastFullDay }: { readonly scope: MetricScope; readonly lastFullDay: EpochDay },
): readonly Silent[] => {
  const meant = new Set(
    scope.sources.filter((one) => isMeant(scope.question.filters, one)).map(({ id }) => id),
  );
  return freshness.flatMap(({ source, label, state, data_to }) => {
    const reportedTo = data_to === null ? null : epochDayOf(data_to);
    const isSilent = meant.has(source) && isBehind(state);
    return isSilent && reportedTo !== null && reportedTo < lastFullDay
      ? [{ id: source, label, toldTo: reportedTo }]
      : [];
  });
};

const silentNote = ({ label, toldTo: reportedTo }: Silent, lastFullDay: EpochDay): MetricNote => {
  const way = isLate(reportedTo, lastFullDay) ? 'its later days are forecast' : 'its later days are left out';
  return { code: 'gap', text: `${label} has no data after ${englishDay(reportedTo)}; ${way}.` };
};

const daysOf = async (
  { metrics }: FigureContext,
  { scope, parts }: { readonly scope: MetricScope; readonly parts: readonly MetricScope[] },
  isWanted: (sourceId: string) => boolean,
): Promise<Omit<DaySums, 'knownTo'>> => {
  const only = (one: MetricScope): MetricScope => ({
    ...one,
    sources: one.sources.filter(({ id }) => isWanted(id)),
  });
  const { range, current } = await metricSums(
    metrics,
    only(scope),
    parts.map((part) => (part === scope ? only(scope) : only(part))),
  );
  return { from: range.from, ...current.steps };
};

const noneOf = {
  so_far: null,
  projected: null,
  low: null,
  high: null,
  low_95: null,
  high_95: null,
  error: null,
  trials: 0,
  weeks: 0,
  method: '',
  remarks: [],
};

const figureForecast = (name: FigureName, found: ProjectedFigure): FigureForecast => {
  const written = (value: number | null): number | null =>
    value !== null && isFactMeasure(name) ? Math.round(value) : value;
  const rangeOf = (range: ForecastRange | null) => ({
    low: written(range?.low ?? null),
    high: written(range?.high ?? null),
    low_95: written(range?.low95 ?? null),
    high_95: written(range?.high95 ?? null),
  });
  if (found.is !== 'projected' && found.is !== 'closed') {
    const refused = { reason: found.is, text: noForecastText(name, found) };
    return { figure: name, ...noneOf, refused, course: [] };
  }
  const { soFar } = found;
  const own = {
    figure: name,
    ...noneOf,
    so_far: written(soFar),
    projected: written(soFar),
    refused: null,
    course: found.course.map(({ day, isKnown, value, range }) => ({
      at: calendarDayOf(day),
      known: isKnown,
      value: written(value),
      ...rangeOf(range),
    })),
  };
  if (found.is === 'closed') return own;
  const { projected, range, error, trials, weeks, methods, remarks } = found;
  return {
    ...own,
    ...rangeOf(range),
    projected: written(projected),
    error,
    trials,
    weeks,
    method: methodText(methods),
    remarks: remarks.map(remarkText),
  };
};

/** The facts of a period, from which any figure of it is projected. Rejects with a `RefusalError` as `metricReply` does. */
export const forecastPeriod = async (context: FigureContext, wanted: ForecastQuery, period: Period) => {
  const query = queryOf(wanted, period);
  const scope = metricScope(context, query);
  const parts = scopesOf(context, query, scope);
  const freshness = freshnessIn(parts, scope, context);
  const lastFullDay = Math.min(period.upTo, ...parts.map(({ open }) => open.day - 1));
  const silent = silentIn(freshness, { scope, lastFullDay });
  const late = silent.filter(({ toldTo: reportedTo }) => isLate(reportedTo, lastFullDay));
  const lateBy = new Map(late.map(({ id, toldTo: reportedTo }) => [id, reportedTo]));
  const asked = { scope, parts };
  const question: Omit<ForecastQuestion, 'figure'> = {
    month: period.month,
    parts: [
      { ...(await daysOf(context, asked, (id) => !lateBy.has(id))), knownTo: lastFullDay },
      ...(await Promise.all(
        [...new Set(lateBy.values())].map(async (reportedTo) => ({
          ...(await daysOf(context, asked, (id) => lateBy.get(id) === reportedTo)),
          knownTo: reportedTo,
        })),
      )),
    ],
  };
  return {
    scope,
    freshness,
    lastFullDay,
    silent,
    project: async (names: readonly FigureName[]): Promise<readonly FigureForecast[]> => {
      const found = await context.metrics.forecast(names, question);
      return names.flatMap((name, index) => {
        const one = found[index];
        return one === undefined ? [] : [figureForecast(name, one)];
      });
    },
  };
};

const nextDays = { next30: 30, next60: 60, next90: 90 } as const;

/** The next days begin today, as the last complete day is yesterday at the latest. */
const daysOfPeriod = (period: ForecastPeriod, today: EpochDay): DayRange => {
  if (period === 'month') return { from: monthStart(today), to: monthEnd(today) };
  if (period === 'nextMonth') return daysOfPeriod('month', monthEnd(today) + 1);
  if (period === 'quarter') {
    const { from, days } = countedPeriod('quarter', today);
    return { from, to: from + days - 1 };
  }
  if (period === 'nextQuarter') return daysOfPeriod('quarter', daysOfPeriod('quarter', today).to + 1);
  return { from: today, to: today + nextDays[period] - 1 };
};

/** Rejects with a `RefusalError` as `metricReply` does. */
export const metricForecast = async (
  context: FigureContext,
  wanted: ForecastQuery,
): Promise<ForecastReply> => {
  const today = todayOf(context, wanted);
  const { period = 'month' } = wanted;
  const month = daysOfPeriod(period, today);
  const { scope, freshness, lastFullDay, silent, project } = await forecastPeriod(context, wanted, {
    month,
    upTo: today - 1,
  });
  const notes = [...scope.notes, ...silent.map((one) => silentNote(one, lastFullDay))];
  if (scope.sources.length === 0) notes.push({ code: 'noSource', text: 'No source is connected.' });
  return {
    period,
    month: rangeOnWire(month),
    known_to: calendarDayOf(lastFullDay),
    days_left: month.to - Math.max(lastFullDay, month.from - 1),
    level: rangeLevels.eighty,
    currency: 'USD',
    figures: [...(await project([...(scope.question.figures ?? usualFigures)]))],
    freshness,
    notes,
  };
};
