/** Renders a waterfall from one value to another, part by part. */
import { useCallback } from 'react';
import type { WaterfallSteps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { waterfallModel } from './plans/waterfallModel.ts';

export type WaterfallProps = FigureProps & WaterfallSteps;

export const Waterfall = (props: WaterfallProps) => {
  const { from, changes, to, unit } = props;
  const modelOf = useCallback(() => waterfallModel({ from, changes, to, unit }), [from, changes, to, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
