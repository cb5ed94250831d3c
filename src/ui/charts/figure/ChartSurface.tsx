/** Renders the picture of a chart: a skeleton, then the library's drawing with its tooltip, and vectors on paper. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '#world/whenIdle.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import type { ChartKind, ChartLook, ChartModel } from '../chartModel.ts';
import { drawingTurns } from '../drawing/drawingQueue.ts';
import { type ChartEvents, driveChart, watchPointer } from '../drawing/drivenChart.ts';
import { usePrinting } from '../drawing/usePrinting.ts';
import styles from './ChartFigure.module.css';
import { type ChartCode, canDrawCharts, chartCode, loadChartCode } from './chartCode.ts';
import { spoken, textAt } from './cursorMoves.ts';
import { type CursorChoices, useChartCursor } from './useChartCursor.ts';

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

/** True at once if visible, else when the page is idle, so that screenshots and paper are complete. */
const useMayPaint = (isSeen: boolean): boolean => {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => (isSeen || wasIdle ? undefined : whenIdle(() => setIdle(true))), [isSeen, wasIdle]);
  return isSeen || wasIdle;
};

const useChartCode = (mayPaint: boolean) => {
  const [Chart, setChart] = useState<ChartCode | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isHere, setHere] = useState(() => chartCode() !== null);
  const load = useCallback(() => {
    if (!canDrawCharts()) return;
    loadChartCode().then(
      () => {
        setFailure(null);
        setHere(true);
      },
      (error: unknown) => setFailure(error),
    );
  }, []);
  useEffect(load, [load]);
  useEffect(
    () => (mayPaint && isHere ? drawingTurns.take(() => setChart(() => chartCode())) : undefined),
    [mayPaint, isHere],
  );
  return { Chart, failure, load };
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

type ChartSurfaceProps = {
  readonly model: ChartModel;
  readonly look: ChartLook;
  readonly height: number;
  readonly label: string;
  readonly summary: string;
  readonly choices: CursorChoices;
};

/** The tooltip and brush of a cursor that keys or taps move. */
const useDrivenChart = (
  chart: ChartEvents | null,
  { at, anchor, by }: Pick<ReturnType<typeof useChartCursor>, 'at' | 'anchor' | 'by'>,
  kind: ChartKind,
): void => {
  const isOurs = by !== 'pointer';
  const [place, row] = [at?.place, at?.row ?? null];
  useEffect(() => {
    if (chart === null || !isOurs) return;
    driveChart(chart, { at: place === undefined ? null : { place, row }, anchor, kind });
    return () => driveChart(chart, { at: null, anchor: null, kind });
  }, [chart, isOurs, place, row, anchor, kind]);
};

export const ChartSurface = ({ model, look, height, label, summary, choices }: ChartSurfaceProps) => {
  const { picture, told } = model;
  const surface = useRef<HTMLDivElement>(null);
  const width = useWidth(surface);
  const size = useMemo(() => ({ width, height }), [width, height]);
  const mayPaint = useMayPaint(useNearViewport(surface));
  const isPrinting = usePrinting();
  const { Chart, failure, load } = useChartCode(mayPaint);
  const [isDrawn, setDrawn] = useState(false);
  const [isOnPaper, setOnPaper] = useState(false);
  const [chart, setChart] = useState<ChartEvents | null>(null);
  const pictures = useRef(0);
  const cursor = useChartCursor(picture, choices);
  const { at, by, point, marks, handlers } = cursor;
  const noteDrawn = useCallback(() => {
    setDrawn(true);
    // The canvas draws outside React, so nothing else in the DOM signals a new picture.
    pictures.current += 1;
    surface.current?.setAttribute('data-pictures', String(pictures.current));
  }, []);
  const ready = useCallback(
    (made: ChartEvents) => {
      setChart(made);
      watchPointer(made, point);
    },
    [point],
  );
  const noteOnPaper = useCallback(() => setOnPaper(true), []);
  useDrivenChart(chart, cursor, picture.kind);
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
        data-drawn={Chart && isDrawn ? 'canvas' : 'waiting'}
        {...marks}
        {...handlers}
      >
        {!isDrawn && (
          <div className={styles.waiting}>
            <ShapeSkeleton charts={1} />
          </div>
        )}
        {Chart && (
          <div className={styles.canvas} data-hidden={(isPrinting && isOnPaper) || undefined}>
            <Chart
              picture={picture}
              told={told}
              look={look}
              size={size}
              onReady={ready}
              onDrawn={noteDrawn}
            />
          </div>
        )}
        {Chart && isPrinting && (
          <div className={styles.canvas}>
            <Chart picture={picture} told={told} look={look} size={size} isVector onDrawn={noteOnPaper} />
          </div>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {at && by === 'keys' ? spoken(textAt(told, at)) : ''}
      </p>
      {failure !== null && <LoadFailure what="The chart" also="The table is complete." onRetry={load} />}
    </>
  );
};
