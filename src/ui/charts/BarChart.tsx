/** Renders bars, upright over time and lying for names; outliers have a colour of their own. */
import { useCallback } from 'react';
import type { Hidden } from './chartModel.ts';
import type { BarProps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { barModel } from './models/barModel.ts';

export type BarChartProps = FigureProps & BarProps;

export const BarChart = (props: BarChartProps) => {
  const { axis, series, unit, standingOut: outliers, isRatio } = props;
  const modelOf = useCallback(
    (hidden: Hidden) => barModel({ axis, series, unit, standingOut: outliers, isRatio }, hidden),
    [axis, series, unit, outliers, isRatio],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle={series.length > 1} />;
};
