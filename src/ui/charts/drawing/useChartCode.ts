/** Loads the chart library for a visible chart when the page is idle, or at once on interaction. */
import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#world/whenIdle.ts';
import { canDrawCharts, chartCode, loadChartCode, type PlotCode } from './chartCode.ts';
import { drawingTurns } from './drawingQueue.ts';

export type ChartCode = {
  readonly Plot: PlotCode | null;
  readonly failure: unknown;
  readonly hurry: () => void;
};

export const useChartCode = (isInSight: boolean): ChartCode => {
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
