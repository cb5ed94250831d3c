/** Renders a heatmap of hours by days. */
import { useCallback } from 'react';
import type { HeatProps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { heatModel } from './plans/heatModel.ts';

export type HeatmapProps = FigureProps & HeatProps;

export const Heatmap = (props: HeatmapProps) => {
  const { days, unit } = props;
  const modelOf = useCallback(() => heatModel({ days, unit }), [days, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
