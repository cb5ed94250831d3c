/** Loads the code of the chart library, once for all charts. */
import { type ComponentType, useEffect } from 'react';
import { memoizeOnce } from '#domain/english/memoizeOnce.ts';
import type { LibraryChartProps } from '../drawing/LibraryChart.tsx';

export type ChartCode = ComponentType<LibraryChartProps>;

let here: ChartCode | null = null;
let coming: Promise<ChartCode> | null = null;

const ability = memoizeOnce(() => ({
  canDraw: typeof document.createElement('canvas').getContext?.('2d')?.fillRect === 'function',
}));

export const canDrawCharts = (): boolean => ability().canDraw;

const fetchCode = async (): Promise<ChartCode> => {
  try {
    const { LibraryChart } = await import('../drawing/LibraryChart.tsx');
    here = LibraryChart;
    return LibraryChart;
  } catch (error) {
    coming = null;
    throw error;
  }
};

/** Null until it is loaded. */
export const chartCode = (): ChartCode | null => here;

export const loadChartCode = (): Promise<ChartCode> => {
  coming ??= fetchCode();
  return coming;
};

/** Prefetches the code: call it where the request of the figures starts. A chart reports a failure itself. */
export const useChartsAhead = (): void =>
  useEffect(() => {
    if (canDrawCharts()) loadChartCode().catch(() => undefined);
  }, []);
