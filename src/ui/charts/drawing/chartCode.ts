/** The chart library's code: fetched once for all charts, never before somebody wants it, and again when it did not come. */
import type { ComponentType } from 'react';
import { memoizeOnce } from '#domain/english/memoizeOnce.ts';
import type { PlotDrawingProps } from './PlotDrawing.tsx';

export type PlotCode = ComponentType<PlotDrawingProps>;

let here: PlotCode | null = null;
let coming: Promise<PlotCode> | null = null;

const fetchCode = async (): Promise<PlotCode> => {
  try {
    const { PlotDrawing } = await import('./PlotDrawing.tsx');
    here = PlotDrawing;
    return PlotDrawing;
  } catch (error) {
    coming = null;
    throw error;
  }
};

/** Null until it has come. */
export const chartCode = (): PlotCode | null => here;

/** A failure may be tried again. */
export const loadChartCode = (): Promise<PlotCode> => {
  coming ??= fetchCode();
  return coming;
};

const ability = memoizeOnce(() => ({
  canDraw: typeof document.createElement('canvas').getContext?.('2d')?.fillRect === 'function',
}));

/** Whether this page has canvases that can be drawn on. */
export const canDrawCharts = (): boolean => ability().canDraw;
