/** The hour that is running, by the world's clock. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';

const hourLength = 3_600_000;

const hourOf = (time: number): number => Math.floor(time / hourLength) * hourLength;

/** Its beginning in milliseconds. */
export const useHour = (): number => {
  const { clock } = useServices().world;
  const [hour, setHour] = useState(() => hourOf(clock.now()));
  useEffect(() => {
    const timer = clock.setTimeout(() => setHour(hourOf(clock.now())), hour + hourLength - clock.now());
    return () => clock.clearTimeout(timer);
  }, [clock, hour]);
  return hour;
};
