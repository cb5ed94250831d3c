/** Lines over time, with the time before, notes and a last day that is not over yet. */
import { useCallback } from 'react';
import type { TrendWish } from './chartWishes.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import type { Hidden } from './plans/chartModel.ts';
import { trendModel } from './plans/trendModel.ts';

export type TrendChartProps = FigureProps & TrendWish;

export const TrendChart = (props: TrendChartProps) => {
  const { axis, series, compare, annotations, unit, lastIsOpen, isRatio } = props;
  const modelOf = useCallback(
    (hidden: Hidden) => trendModel({ axis, series, compare, annotations, unit, lastIsOpen, isRatio }, hidden),
    [axis, series, compare, annotations, unit, lastIsOpen, isRatio],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle />;
};
