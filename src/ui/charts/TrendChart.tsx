/** Renders lines over time, with the comparison period, annotations and an unfinished last day. */
import { useCallback } from 'react';
import type { Hidden } from './chartModel.ts';
import type { TrendProps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { trendModel } from './models/trendModel.ts';

export type TrendChartProps = FigureProps & TrendProps;

export const TrendChart = (props: TrendChartProps) => {
  const { axis, series, compare, annotations, unit, isRatio, firstIsCut, lastIsCut, lastIsOpen } = props;
  const modelOf = useCallback(
    (hidden: Hidden) =>
      trendModel(
        { axis, series, compare, annotations, unit, isRatio, firstIsCut, lastIsCut, lastIsOpen },
        hidden,
      ),
    [axis, series, compare, annotations, unit, isRatio, firstIsCut, lastIsCut, lastIsOpen],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle />;
};
