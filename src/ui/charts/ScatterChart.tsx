/** Renders a scatter plot of items with two metrics over labelled zones. */
import { useCallback } from 'react';
import type { ScatterProps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { scatterModel } from './plans/scatterModel.ts';

export type ScatterChartProps = FigureProps & ScatterProps;

export const ScatterChart = (props: ScatterChartProps) => {
  const { thing, points, across, up, zones, told } = props;
  const modelOf = useCallback(
    () => scatterModel({ thing, points, across, up, zones, told }),
    [thing, points, across, up, zones, told],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
