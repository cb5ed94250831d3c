/** Renders a chart on a canvas with Ant Design Charts; the only, lazily loaded file that imports the library. */
import { Base } from '@ant-design/charts';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChartPlan } from '../chartPlan.ts';
import type { ChartLook } from './chartLook.ts';
import { drawingTurns } from './drawingQueue.ts';
import type { Frame } from './frame.ts';
import { plotConfig } from './plotConfig.ts';

type FramedCanvas = {
  requestAnimationFrame: (run: FrameRequestCallback) => number;
  readonly document: { readonly timeline: { getAnimations(): readonly unknown[] } };
  addEventListener(type: 'rerender', hear: () => void): void;
};

type FramedChart = {
  on(event: 'beforerender' | 'afterrender', hear: () => void): unknown;
  getContext(): { readonly canvas?: FramedCanvas };
};

/**
 * Blocks frame requests while nothing is rendered or animated and the last frame changed no pixel; each costs
 * milliseconds. Call during the first render.
 */
export const restWhenDrawn = (chart: FramedChart): void => {
  const { canvas } = chart.getContext();
  if (canvas === undefined) return;
  const ask = canvas.requestAnimationFrame;
  const held = new Set<FrameRequestCallback>();
  let isRendering = true;
  let hasChanged = true;
  canvas.addEventListener('rerender', () => {
    hasChanged = true;
  });
  chart.on('beforerender', () => {
    isRendering = true;
    for (const run of held) ask(run);
    held.clear();
  });
  chart.on('afterrender', () => {
    isRendering = false;
  });
  canvas.requestAnimationFrame = (run) => {
    const mayChange = isRendering || hasChanged || canvas.document.timeline.getAnimations().length > 0;
    hasChanged = false;
    if (mayChange) return ask(run);
    held.add(run);
    return 0;
  };
};

type InTurn<Value> = { readonly shown: Value; readonly before: Value | null };

/**
 * The first value is shown at once. `value` must be referentially stable. Later values keep their place in
 * the queue, or a frequently changing chart would starve.
 */
export const useDrawingQueue = <Value extends object>(value: Value, turns = drawingTurns): InTurn<Value> => {
  const [inTurn, setInTurn] = useState<InTurn<Value>>({ shown: value, before: null });
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const { shown } = inTurn;
  const isBehind = shown !== value;
  useEffect(
    () => (isBehind ? turns.take(() => setInTurn({ shown: latest.current, before: shown })) : undefined),
    [isBehind, shown, turns],
  );
  return inTurn;
};

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
