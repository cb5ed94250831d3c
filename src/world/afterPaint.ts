/** Delays work until after the first paint. */
import { macrotask } from './settle.ts';

/**
 * Calls `run` after the browser's paint: the second frame's callback follows the first paint. Without paints
 * (hidden tab, Node) a later task calls it. Returns the cancel function.
 */
export const afterPaint = (run: () => void): (() => void) => {
  let isOver = false;
  const runOnce = () => {
    if (!isOver) run();
    isOver = true;
  };
  const hasPaints = typeof document !== 'undefined' && typeof requestAnimationFrame === 'function';
  if (!hasPaints || document.hidden) void macrotask().then(runOnce);
  else requestAnimationFrame(() => requestAnimationFrame(runOnce));
  return () => {
    isOver = true;
  };
};
