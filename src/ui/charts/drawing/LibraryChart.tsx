/** Draws a chart with its component of Ant Design Charts; the only, lazily loaded file that imports the library. */
import { Area, Bar, Column, Funnel, Heatmap, Line, Scatter, Waterfall } from '@ant-design/charts';
import { Renderer } from '@antv/g-svg';
import { type ComponentType, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChartContent, ChartKind, ChartLook, Part, Picture, Size } from '../chartModel.ts';
import { chartConfig } from './chartConfig.ts';
import { drawingTurns } from './drawingQueue.ts';
import type { ChartEvents } from './drivenChart.ts';

const components: Readonly<Record<ChartKind, unknown>> = {
  Area,
  Bar,
  Column,
  Funnel,
  Heatmap,
  Line,
  Scatter,
  Waterfall,
};

type FramedCanvas = {
  requestAnimationFrame: (run: FrameRequestCallback) => number;
  readonly document: { readonly timeline: { getAnimations(): readonly unknown[] } };
  addEventListener(type: 'rerender', hear: () => void): void;
};

type FramedChart = {
  on(event: string, hear: () => void): unknown;
  getContext(): { readonly canvas?: FramedCanvas };
};

/** Events of the library after which its tooltip, brush or highlight is drawn. */
const interactions = [
  'tooltip:show',
  'tooltip:hide',
  'brush:highlight',
  'brush:remove',
  'element:highlight',
  'element:unhighlight',
];

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
  const wake = (): void => {
    hasChanged = true;
    for (const run of held) ask(run);
    held.clear();
  };
  for (const event of interactions) chart.on(event, wake);
  chart.on('beforerender', () => {
    isRendering = true;
    wake();
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

type ReadyChart = { readonly chart: FramedChart & ChartEvents };

type LibraryComponent = ComponentType<
  Part & { readonly containerStyle: object; readonly onReady: (made: ReadyChart) => void }
>;

export type LibraryChartProps = {
  readonly picture: Picture;
  readonly told: ChartContent;
  readonly look: ChartLook;
  readonly size: Size;
  /** Vectors for paper and files; the props must not change afterwards. */
  readonly isVector?: boolean;
  readonly onReady?: (chart: ChartEvents) => void;
  readonly onDrawn: () => void;
};

const fitting = { height: '100%' };

/** The library walks over the own keys of its props, and those of a renderer lead to the page, which has no end. */
const vectorRenderer = (): object => Object.create(new Renderer());

const LibraryPicture = ({ picture, told, look, size, isVector, onReady, onDrawn }: LibraryChartProps) => {
  const { shown, before } = useDrawingQueue(
    useMemo(() => ({ picture, told, look, size }), [picture, told, look, size]),
  );
  const config = useMemo(
    () => ({
      ...chartConfig(shown, before?.picture),
      ...(isVector ? { renderer: vectorRenderer() } : {}),
    }),
    [shown, before, isVector],
  );
  const Chart = components[shown.picture.kind] as LibraryComponent;
  return (
    <Chart
      {...config}
      containerStyle={fitting}
      onReady={({ chart }) => {
        // The library's own object only forwards events that have a type.
        chart.on('afterrender', onDrawn);
        if (!isVector) restWhenDrawn(chart);
        onReady?.(chart);
      }}
    />
  );
};

/** Another kind is another component, so it starts again. */
export const LibraryChart = memo((props: LibraryChartProps) => (
  <LibraryPicture key={props.picture.kind} {...props} />
));
