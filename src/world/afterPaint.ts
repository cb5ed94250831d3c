/** When to begin work that must not delay what people see first. */
import { macrotask } from './settle.ts';

/**
 * Calls `run` once the browser has painted: the callback of a second frame comes after the paint of the first. Where
 * nothing is painted (a hidden tab gets no frames, Node has none) it is called in a later task.
 */
export const afterPaint = (run: () => void): void => {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) {
    void macrotask().then(run);
    return;
  }
  requestAnimationFrame(() => {
    requestAnimationFrame(run);
  });
};
