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
  isSummaryHidden?: boolean;
};

type CourseDay = Pick<FigureForecast['course'][number], 'at' | 'known' | 'value' | 'low' | 'high'>;

const widthOf = ({ low, high }: Pick<CourseDay, 'low' | 'high'>): number =>
  low === null || high === null ? 0 : (high - low) / 2;

/**
 * The values of each day from the sums to each day. Days are taken to miss independently of each other, so the
 * squared widths of their ranges add up to that of the sum.
 */
export const dailyCourse = (course: readonly CourseDay[]): readonly CourseDay[] =>
  course.map((day, place) => {
    const before = course[place - 1];
    if (day.value === null || (before !== undefined && before.value === null)) return { ...day, value: null };
    const value = day.value - (before?.value ?? 0);
    if (day.low === null || day.high === null) return { ...day, value };
    const width = Math.sqrt(Math.max(0, widthOf(day) ** 2 - (before ? widthOf(before) ** 2 : 0)));
    return { ...day, value, low: Math.max(0, value - width), high: value + width };
  });

export const MonthEndChart = ({
  name,
  forecast,
  currency,
  summary,
  isSummaryHidden = false,
}: MonthEndChartProps) => {
  const { label, isRatio } = figureSpecs[name];
  // A ratio of the month has no parts by day.
  const course = useMemo(
    () => (isRatio ? forecast.course : dailyCourse(forecast.course)),
    [forecast.course, isRatio],
  );
  const axis = useMemo(() => dayAxis(course.map(({ at }) => at)), [course]);
  const values = useMemo(() => course.map(({ known, value }) => (known ? value : null)), [course]);
  const coming = useMemo(() => course.map(({ known, value }) => (known ? null : value)), [course]);
  const expected = useMemo(
    () => course.map(({ low, high }) => (low === null || high === null ? null : { low, high })),
    [course],
  );
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
      forecast={coming}
      unit={unit}
      summary={summary}
      isSummaryHidden={isSummaryHidden}
      height={260}
    />
  );
};
