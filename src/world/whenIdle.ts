/** Delays work that no one waits for until the page is idle. */
import { afterPaint } from './afterPaint.ts';

/** Milliseconds after which it begins even on a busy page. */
const patience = 1_000;

/**
 * Calls `run` once the page has painted and is idle; right after the paint in browsers without idle
 * callbacks. Returns the cancel function.
 */
export const whenIdle = (run: () => void): (() => void) => {
  let isOver = false;
  const runOnce = () => {
    if (!isOver) run();
    isOver = true;
  };
  afterPaint(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(runOnce, { timeout: patience });
    else runOnce();
  });
  return () => {
    isOver = true;
  };
};
