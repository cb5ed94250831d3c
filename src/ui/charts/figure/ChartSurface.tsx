/** Renders the picture of a chart with its cursor, as SVG at first and in print, as canvas once loaded. */
import { useCallback, useRef, useState } from 'react';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import type { ChartLook } from '../drawing/chartLook.ts';
import { useChartCode } from '../drawing/useChartCode.ts';
import { useMayPaint, useNearViewport } from '../drawing/useNearViewport.ts';
import { usePrinting } from '../drawing/usePrinting.ts';
import { useWidth } from '../drawing/useWidth.ts';
import { VectorDrawing } from '../drawing/VectorDrawing.tsx';
import type { ChartModel } from '../plans/chartModel.ts';
import { ChartCursor } from './ChartCursor.tsx';
import styles from './ChartFigure.module.css';
import { spoken, textAt } from './cursorMoves.ts';
import { type CursorChoices, useChartCursor } from './useChartCursor.ts';
import { useFrame } from './useFrame.ts';

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
