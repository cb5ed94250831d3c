/** Draws charts one after the other, so that a page with many of them stays responsive. */
import { afterPaint } from '#world/afterPaint.ts';

export type DrawingTurns = {
  /** Queues `draw`; returns a function that releases the turn. */
  take(draw: () => void): () => void;
};

/** `next` must call its argument once the page had time for other work. */
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

export const drawingTurns = createDrawingTurns(afterPaint);
