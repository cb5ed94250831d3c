/** Words a projection, or the reason for its absence. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import type { ForecastPeriod } from '../contract/forecastSchemas.ts';
import { englishDay } from '../english/englishDay.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import type { ForecastRemark, MonthForecast, NoForecast } from './monthForecast.ts';
import type { MethodName } from './series/methods.ts';

export const noForecastText = (figure: FigureName, why: NoForecast): string => {
  switch (why.is) {
    case 'notReported':
      return `No source of this selection reports ${figureInSentence(figure)}.`;
    case 'zeroHistory':
      return `There is nothing to project: no ${figureInSentence(figure)} in the days before.`;
    case 'tooFewDays':
      return `This needs two weeks with figures: ${why.known} of ${why.needed} days have them.`;
  }
};

const methodWords: Readonly<Record<MethodName, string>> = {
  seasonalNaive: 'last season again',
  naive: 'the last value again',
  simple: 'exponential smoothing',
  damped: 'damped trend',
  theta: 'theta',
  plainDamped: 'damped trend without a season',
  plainTheta: 'theta without a season',
  profile: 'weekday profile',
  seasonalSmoothing: 'Holt-Winters',
  autoRegression: 'regression on earlier days',
};

/** Smaller shares are summed up. */
const namedShare = 0.1;

/** As `damped trend 31%, weekday profile 28%, others 41%`. */
export const methodText = (methods: MonthForecast['methods']): string => {
  const named = methods.filter(({ share }) => share >= namedShare);
  const rest = 1 - named.reduce((sum, { share }) => sum + share, 0);
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  const words = named.map(({ name, share }) => `${methodWords[name]} ${percent(share)}`);
  return [...words, ...(methods.length > 0 && rest > 0.005 ? [`others ${percent(rest)}`] : [])].join(', ');
};

const namedDays = 3;

const daysText = (days: readonly EpochDay[]): string => {
  const named = days.slice(-namedDays).map((day) => englishDay(day));
  return days.length > namedDays
    ? `${named.join(', ')} and ${days.length - namedDays} more`
    : named.join(', ');
};

export const remarkText = (remark: ForecastRemark): string => {
  switch (remark.is) {
    case 'outliers':
      return `Outliers do not move the forecast, but widen its range: ${daysText(remark.days)}.`;
    case 'shift': {
      const percent = Math.round(Math.abs(remark.factor - 1) * 100);
      const way = remark.factor > 1 ? 'higher' : 'lower';
      return `The level has been ${percent}% ${way} since ${englishDay(remark.day)}; earlier days are scaled to it.`;
    }
    case 'brokenEnd':
      return `The last ${remark.days} days break with those before. The range allows for both to go on.`;
    case 'gaps':
      return `${remark.days === 1 ? '1 day before has' : `${remark.days} days before have`} no data, and the forecast takes what is usual for their weekdays.`;
    case 'constant':
      return 'The figure has been the same every day, so a range cannot be estimated.';
    case 'fewTrials':
      return 'Too few earlier days are complete to project from them, so a range cannot be estimated.';
    case 'rareCounts':
      return 'Most days have none, so chance decides much of the range.';
  }
};

export const errorText = (error: number): string => `${(error * 100).toFixed(1)}%`;

type ForecastValues = Readonly<Record<'so_far' | 'projected' | 'low' | 'high' | 'error', number | null>> & {
  readonly month: { readonly from: string; readonly to: string };
  readonly period?: ForecastPeriod;
};

/** `of`: metric and client. `write` formats another currency. */
export const forecastSentence = (
  figure: FigureName,
  of: string,
  values: ForecastValues,
  write: (value: number | null) => string = (value) => figureText(figure, value),
): string => {
  const { so_far: soFar, projected, low, high, error, month, period } = values;
  const end = englishDay(epochDayOf(month.to) ?? 0);
  const before = soFar === null ? '' : ` So far: ${write(soFar)}.`;
  const off = error === null ? '' : ` Typical error ${errorText(error)}.`;
  const range =
    low === null ? '; its history allows no range' : `, probably between ${write(low)} and ${write(high)}`;
  if (period?.startsWith('next')) {
    const start = englishDay(epochDayOf(month.from) ?? 0);
    return `${of} will be near ${write(projected)} from ${start} to ${end}${range}.${off}`;
  }
  return `${of} will end near ${write(projected)} on ${end}${range}.${before}${off}`;
};
