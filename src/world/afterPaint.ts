/** When to begin work that must not delay what people see first. */
import { macrotask } from './settle.ts';

/**
 * Calls `run` once the browser has painted: the second frame's callback comes after the paint of the first. Where nothing is
 * painted (a hidden tab, Node) it is called in a later task. Returns the function that calls it off.
 */
export const afterPaint = (run: () => void): (() => void) => {
  let isOver = false;
  const runOnce = () => {
    if (!isOver) run();
    isOver = true;
  };
  if (typeof requestAnimationFrame !== 'function' || document.hidden) void macrotask().then(runOnce);
  else requestAnimationFrame(() => requestAnimationFrame(runOnce));
  return () => {
    isOver = true;
  };
};
