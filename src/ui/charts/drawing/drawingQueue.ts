/** Lets charts be drawn one after the other, so that a page with many of them answers in between. */
import { afterPaint } from '#world/afterPaint.ts';

export type DrawingTurns = {
  /** Calls `draw` when it is its turn; returns the function that gives the turn back. */
  take(draw: () => void): () => void;
};

/** `next` calls its argument once the page has had time for other things. */
export const createDrawingTurns = (next: (run: () => void) => void): DrawingTurns => {
  const waiting = new Set<() => void>();
  let isBusy = false;
  const go = (): void => {
    const [draw] = waiting;
    isBusy = draw !== undefined;
    if (draw === undefined) return;
    waiting.delete(draw);
    draw();
    next(go);
  };
  return {
    take: (draw) => {
      const mine = () => draw();
      waiting.add(mine);
      if (!isBusy) {
        isBusy = true;
        next(go);
      }
      return () => void waiting.delete(mine);
    },
  };
};

/** Those of this page. */
export const drawingTurns = createDrawingTurns(afterPaint);
