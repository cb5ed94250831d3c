/** Renders the picture of a chart with its cursor, as SVG at first and in print, as canvas once loaded. */

import type { ComponentType } from 'react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { memoizeOnce } from '#domain/english/memoizeOnce.ts';
import { whenIdle } from '#world/whenIdle.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import type { ChartPlan } from '../chartPlan.ts';
import type { ChartLook } from '../drawing/chartLook.ts';
import { drawingTurns } from '../drawing/drawingQueue.ts';
import { type Frame, frameOf } from '../drawing/frame.ts';
import type { PlotDrawingProps } from '../drawing/PlotDrawing.tsx';
import { usePrinting } from '../drawing/usePrinting.ts';
import { VectorDrawing } from '../drawing/VectorDrawing.tsx';
import type { ChartModel } from '../plans/chartModel.ts';
import { ChartCursor } from './ChartCursor.tsx';
import styles from './ChartFigure.module.css';
import { spoken, textAt } from './cursorMoves.ts';
import { type CursorChoices, useChartCursor } from './useChartCursor.ts';

type PlotCode = ComponentType<PlotDrawingProps>;

let here: PlotCode | null = null;
let coming: Promise<PlotCode> | null = null;

const fetchCode = async (): Promise<PlotCode> => {
  try {
    const { PlotDrawing } = await import('../drawing/PlotDrawing.tsx');
    here = PlotDrawing;
    return PlotDrawing;
  } catch (error) {
    coming = null;
    throw error;
  }
};

const chartCode = (): PlotCode | null => here;

const loadChartCode = (): Promise<PlotCode> => {
  coming ??= fetchCode();
  return coming;
};

const ability = memoizeOnce(() => ({
  canDraw: typeof document.createElement('canvas').getContext?.('2d')?.fillRect === 'function',
}));

const canDrawCharts = (): boolean => ability().canDraw;

const ahead = '200px';

const useNearViewport = (element: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || isSeen) return;
    // Without layout nothing intersects, and there is no work to save.
    if (typeof IntersectionObserver !== 'function' || !canDrawCharts()) {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
};

/** True at once if visible, else when the page is idle, so that full-page screenshots are complete. */
const useMayPaint = (isSeen: boolean): boolean => {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => (isSeen || wasIdle ? undefined : whenIdle(() => setIdle(true))), [isSeen, wasIdle]);
  return isSeen || wasIdle;
};

type ChartCode = {
  readonly Plot: PlotCode | null;
  readonly failure: unknown;
  readonly hurry: () => void;
};

const useChartCode = (isInSight: boolean): ChartCode => {
  const [Plot, setPlot] = useState<PlotCode | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isHere, setHere] = useState(() => chartCode() !== null);
  const hurry = useCallback(() => {
    if (!canDrawCharts()) return;
    loadChartCode().then(
      () => {
        setFailure(null);
        setHere(true);
      },
      (error: unknown) => setFailure(error),
    );
  }, []);
  useEffect(() => (isInSight && !isHere ? whenIdle(hurry) : undefined), [isInSight, isHere, hurry]);
  useEffect(
    () => (isInSight && isHere ? drawingTurns.take(() => setPlot(() => chartCode())) : undefined),
    [isInSight, isHere],
  );
  return { Plot, failure, hurry };
};

const usualWidth = 640;

const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setWidth(measured.clientWidth || usualWidth);
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

const useFrame = (plan: ChartPlan, width: number, height: number): Frame =>
  useMemo(() => frameOf(plan, { width, height }), [plan, width, height]);

type ChartSurfaceProps = {
  readonly model: ChartModel;
  readonly look: ChartLook;
  readonly height: number;
  readonly label: string;
  readonly summary: string;
  readonly choices: CursorChoices;
};

export const ChartSurface = ({ model, look, height, label, summary, choices }: ChartSurfaceProps) => {
  const { plan, told } = model;
  const surface = useRef<HTMLDivElement>(null);
  const frame = useFrame(plan, useWidth(surface), height);
  const isInSight = useNearViewport(surface);
  const mayPaint = useMayPaint(isInSight);
  const isPrinting = usePrinting();
  const { Plot, failure, hurry } = useChartCode(isInSight);
  const [isDrawn, setDrawn] = useState(false);
  const pictures = useRef(0);
  const noteDrawn = useCallback(() => {
    setDrawn(true);
    // The canvas draws outside React, so nothing else in the DOM signals a new picture.
    pictures.current += 1;
    surface.current?.setAttribute('data-pictures', String(pictures.current));
  }, []);
  const { at, anchor, isByKeys, marks, handlers } = useChartCursor(plan, frame, choices);
  const hasVectors = isPrinting || (mayPaint && !(Plot && isDrawn));
  return (
    <>
      <div
        ref={surface}
        className={styles.surface}
        role="img"
        aria-label={label}
        aria-describedby={summary}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move a cursor along the chart
        tabIndex={0}
        data-drawn={Plot && isDrawn ? 'canvas' : 'vectors'}
        onPointerEnter={hurry}
        onFocus={hurry}
        {...marks}
        {...handlers}
      >
        {hasVectors && (
          <div className={styles.vectors}>
            <VectorDrawing plan={plan} frame={frame} look={look} />
          </div>
        )}
        {Plot && (
          <div className={styles.canvas} data-printing={isPrinting || undefined}>
            <Plot plan={plan} frame={frame} look={look} onDrawn={noteDrawn} />
          </div>
        )}
        {at && <ChartCursor plan={plan} told={told} frame={frame} look={look} at={at} anchor={anchor} />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {at && isByKeys ? spoken(textAt(told, at)) : ''}
      </p>
      {failure !== null && (
        <LoadFailure
          what="The interactive chart"
          also="The picture and the table are complete."
          onRetry={hurry}
        />
      )}
    </>
  );
};
