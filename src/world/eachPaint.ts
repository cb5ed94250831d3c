/** Work that many small changes ask for and that is done once, before the next paint. */

/** A function that lets `work` run before the next paint, however often it is called until then; `stop` forgets what was asked for. */
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
