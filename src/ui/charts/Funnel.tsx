/** Renders a funnel of steps. */
import { useCallback } from 'react';
import type { FunnelSteps } from './chartProps.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { funnelModel } from './plans/funnelModel.ts';

export type FunnelProps = FigureProps & FunnelSteps;

export const Funnel = (props: FunnelProps) => {
  const { steps, unit } = props;
  const modelOf = useCallback(() => funnelModel({ steps, unit }), [steps, unit]);
  return <ChartFigure {...props} modelOf={modelOf} canToggle={false} />;
};
