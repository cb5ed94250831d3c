/** A chart on a canvas, drawn by Ant Design Charts; the only file that imports the library, and fetched late. */
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
  /** Called whenever a picture is there: the first one, and each that follows new data. */
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
        // The library's own object passes on only what comes with a type.
        chart.chart.on('afterrender', onDrawn);
        restWhenDrawn(chart.chart);
      }}
    />
  );
});
