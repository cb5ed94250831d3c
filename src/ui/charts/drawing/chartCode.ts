/** Loads the chart library once for all charts on demand, and retries after a failure. */
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

export const chartCode = (): PlotCode | null => here;

export const loadChartCode = (): Promise<PlotCode> => {
  coming ??= fetchCode();
  return coming;
};

const ability = memoizeOnce(() => ({
  canDraw: typeof document.createElement('canvas').getContext?.('2d')?.fillRect === 'function',
}));

export const canDrawCharts = (): boolean => ability().canDraw;
