/** Renders a chart on a canvas with Ant Design Charts; the only, lazily loaded file that imports the library. */
import { Base } from '@ant-design/charts';
import { memo, useMemo } from 'react';
import type { ChartPlan } from '../chartPlan.ts';
import type { ChartLook } from './chartLook.ts';
import type { Frame } from './frame.ts';
import { plotConfig } from './plotConfig.ts';
import { restWhenDrawn } from './restingCanvas.ts';
import { useDrawingQueue } from './useDrawingQueue.ts';

export type PlotDrawingProps = {
  readonly plan: ChartPlan;
  readonly frame: Frame;
  readonly look: ChartLook;
  readonly onDrawn: () => void;
};

const fitting = { height: '100%' };

export const PlotDrawing = memo(({ plan, frame, look, onDrawn }: PlotDrawingProps) => {
  const { shown, before } = useDrawingQueue(useMemo(() => ({ plan, frame, look }), [plan, frame, look]));
  const config = useMemo(() => plotConfig(shown, before?.plan), [shown, before]);
  return (
    <Base
      {...config}
      containerStyle={fitting}
      onReady={(chart) => {
        // The library's own object only forwards events that have a type.
        chart.chart.on('afterrender', onDrawn);
        restWhenDrawn(chart.chart);
      }}
    />
  );
});
