/** Renders a line within its expected range, with outliers and a forecast. */
import { useCallback } from 'react';
import type { BandProps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { bandModel } from './plans/bandModel.ts';
import type { Hidden } from './plans/chartModel.ts';

export type BandChartProps = FigureProps & BandProps;

export const BandChart = (props: BandChartProps) => {
  const { axis, name, values, expected, forecast, annotations, unit } = props;
  const modelOf = useCallback(
    (hidden: Hidden) => bandModel({ axis, name, values, expected, forecast, annotations, unit }, hidden),
    [axis, name, values, expected, forecast, annotations, unit],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle />;
};
