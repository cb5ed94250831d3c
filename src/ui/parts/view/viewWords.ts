/** Formats the view for the labels of the view bar's controls. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { comparedWith } from '#domain/metrics/comparedRange.ts';
import type { Comparison, Interval } from '#domain/metrics/metricQuery.ts';
import { type Days, rangePresetLabels } from '#domain/metrics/rangePreset.ts';
import { comparisonOf, type DayFacts, type View } from '#domain/metrics/view.ts';
import { type AsOf, momentTime } from '#domain/pastView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { longDay, shortDay } from '../../content/formatMetric.ts';

/** `25 Oct – 21 Nov 2026`, with the first year if it differs. */
export const daysInWords = ({ from, to }: Days): string => {
  const [first, last] = [calendarDayOf(from), calendarDayOf(to)];
  if (from === to) return longDay(last);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return `${isOneYear ? shortDay(first) : longDay(first)} – ${longDay(last)}`;
};

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/**
 * `3 Nov 2026, 14:20 UTC` of a moment, `the end of 3 Nov 2026` of a day, `event 2,129` of a position with its
 * number; null: still loading.
 */
export const pastInWords = (asOf: AsOf, number: number | null): string => {
  const time = typeof asOf === 'string' ? momentTime(asOf) : null;
  if (time === null) return number === null ? 'an earlier event' : `event ${englishNumber(number)}`;
  const written = longDay(calendarDayOf(epochDayAt(time)));
  return String(asOf).includes('T') ? `${written}, ${timeFormat.format(time)} UTC` : `the end of ${written}`;
};

export const rangeInWords = ({ range }: Pick<View, 'range'>, days: Days): string =>
  range.preset === 'custom' ? daysInWords(days) : rangePresetLabels[range.preset];

export const comparisonLabels: Readonly<Record<Comparison, string>> = {
  none: 'No comparison',
  previous: 'Previous period',
  year: 'Previous year',
  custom: 'Custom dates',
};

export const comparisonInWords = ({ compare, compared }: View): string =>
  compared === null ? comparisonLabels[compare] : daysInWords(compared);

/** Null without a comparison, or beyond the plan's retention. */
export const comparedDays = (view: View, days: Days, { today, retentionDays }: DayFacts): Days | null => {
  const range = comparedWith(days, comparisonOf(view))?.range ?? null;
  const isRetained = retentionDays === unlimited || (range?.from ?? today) >= today - retentionDays;
  return isRetained ? range : null;
};

/** `1 Oct – 31 Oct 2026 compared with 1 Sep – 30 Sep 2026`. */
export const periodsInWords = (days: Days, compared: Days | null): string =>
  `${daysInWords(days)}${compared === null ? '' : ` compared with ${daysInWords(compared)}`}`;

export const intervalLabels: Readonly<Record<Interval, string>> = {
  hour: 'Hourly',
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
};
