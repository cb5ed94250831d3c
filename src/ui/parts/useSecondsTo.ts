/** Counts down the seconds to a moment. */
import { useEffect, useState } from 'react';
import type { Clock } from '#world/clock.ts';

/** In milliseconds. */
export const second = 1_000;

/** In seconds. Longer waits are shown by their end. */
export const longestCounted = 120;

/** Seconds until `end`, in milliseconds of the clock, at least 0; updated each second. */
export const useSecondsTo = (clock: Clock, end: number): number => {
  const [left, setLeft] = useState(() => Math.max(0, Math.ceil((end - clock.now()) / second)));
  useEffect(() => {
    const seconds = Math.max(0, Math.ceil((end - clock.now()) / second));
    setLeft(seconds);
    if (left === 0 || seconds === 0) return;
    const step = seconds > longestCounted ? (seconds - longestCounted) * second : second;
    const timer = clock.setTimeout(() => setLeft(Math.max(0, Math.ceil((end - clock.now()) / second))), step);
    return () => clock.clearTimeout(timer);
  }, [clock, end, left]);
  return left;
};
