/** Renders the running month of a metric by day: actual days, then expected days with their range. */
import { useMemo } from 'react';
import type { FigureForecast } from '#domain/contract/forecastSchemas.ts';
import { BandChart } from '../../charts/BandChart.tsx';
import { dayAxis } from '../../charts/chartAxis.ts';
import { ChartMenu } from '../chartMenu/ChartMenu.tsx';
import { type FigureName, figureSpecs } from './figureSpecs.ts';
import { chartUnitOf } from './figureWriting.ts';

type MonthEndChartProps = {
  name: FigureName;
  forecast: Pick<FigureForecast, 'course'>;
  currency: string;
  summary: string;
};

type CourseDay = Pick<
  FigureForecast['course'][number],
  'at' | 'known' | 'value' | 'low' | 'high' | 'low_95' | 'high_95'
>;

type Range = { readonly low: number; readonly high: number } | null;

const usualRange = ({ low, high }: CourseDay): Range =>
  low === null || high === null ? null : { low, high };

const widerRange = ({ low_95: low, high_95: high }: CourseDay): Range =>
  low === null || high === null ? null : { low, high };

const widthOf = (range: Range): number => (range === null ? 0 : (range.high - range.low) / 2);

/** The range of one day, from those of the sums up to it and to the day before. */
const rangeOfDay = (value: number, sum: Range, before: Range): Range => {
  if (sum === null) return null;
  const width = Math.sqrt(Math.max(0, widthOf(sum) ** 2 - widthOf(before) ** 2));
  return { low: Math.max(0, value - width), high: value + width };
};

/**
 * The values of each day from the sums to each day. Days are taken to miss independently of each other, so the
 * squared widths of their ranges add up to that of the sum.
 */
export const dailyCourse = (course: readonly CourseDay[]): readonly CourseDay[] =>
  course.map((day, place) => {
    const before = course[place - 1];
    if (day.value === null || (before !== undefined && before.value === null)) return { ...day, value: null };
    const value = day.value - (before?.value ?? 0);
    const usual = rangeOfDay(value, usualRange(day), before ? usualRange(before) : null);
    const wider = rangeOfDay(value, widerRange(day), before ? widerRange(before) : null);
    return {
      ...day,
      value,
      low: usual?.low ?? null,
      high: usual?.high ?? null,
      low_95: wider?.low ?? null,
      high_95: wider?.high ?? null,
    };
  });

export const MonthEndChart = ({ name, forecast, currency, summary }: MonthEndChartProps) => {
  const { label, isRatio } = figureSpecs[name];
  // A ratio of the month has no parts by day.
  const course = useMemo(
    () => (isRatio ? forecast.course : dailyCourse(forecast.course)),
    [forecast.course, isRatio],
  );
  const axis = useMemo(() => dayAxis(course.map(({ at }) => at)), [course]);
  const values = useMemo(() => course.map(({ known, value }) => (known ? value : null)), [course]);
  const coming = useMemo(() => course.map(({ known, value }) => (known ? null : value)), [course]);
  const expected = useMemo(() => course.map(usualRange), [course]);
  const outer = useMemo(() => course.map(widerRange), [course]);
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
  return (
    <BandChart
      menu={<ChartMenu />}
      title={isRatio ? `${label}, month to date and expected` : `${label} by day and expected`}
      level={3}
      axis={axis}
      name={label}
      values={values}
      expected={expected}
      outer={outer}
      forecast={coming}
      unit={unit}
      summary={summary}
      height={260}
    />
  );
};
