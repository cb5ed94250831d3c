/** Renders the running month of a metric: actual days, forecast and range of the outcome. */
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

export const MonthEndChart = ({
  name,
  forecast,
  currency,
  summary,
  isSummaryHidden = false,
}: MonthEndChartProps) => {
  const { course } = forecast;
  const { label } = figureSpecs[name];
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
      title={`${label}, month to date and expected`}
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
