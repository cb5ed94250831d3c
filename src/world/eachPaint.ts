/** Batches work that many small changes request, and runs it once before the next paint. */

/** `ask` schedules `work` once before the next paint, however often it is called; `stop` cancels. */
export const eachPaint = (work: () => void): { readonly ask: () => void; readonly stop: () => void } => {
  let asked: number | null = null;
  return {
    ask: () => {
      asked ??= requestAnimationFrame(() => {
        asked = null;
        work();
      });
    },
    stop: () => {
      if (asked !== null) cancelAnimationFrame(asked);
      asked = null;
    },
  };
};
