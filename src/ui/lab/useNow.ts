/** Follows the world's time for values such as ages. */
import { useEffect, useState } from 'react';
import type { Clock } from '#world/clock.ts';

const pace = 1_000;

/** Milliseconds since the epoch, updated every second of the world's clock. */
export const useNow = (clock: Clock): number => {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(clock.now());
      timer = clock.setTimeout(tick, pace);
    };
    timer = clock.setTimeout(tick, pace);
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return now;
};
