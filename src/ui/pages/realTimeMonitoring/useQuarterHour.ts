/** The quarter of an hour that is running, by the world's clock: an hour of any time zone begins with one. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';

const quarterLength = 900_000;

const quarterOf = (time: number): number => Math.floor(time / quarterLength) * quarterLength;

/** Its beginning in milliseconds. */
export const useQuarterHour = (): number => {
  const { clock } = useServices().world;
  const [quarter, setQuarter] = useState(() => quarterOf(clock.now()));
  useEffect(() => {
    const wait = quarter + quarterLength - clock.now();
    const timer = clock.setTimeout(() => setQuarter(quarterOf(clock.now())), wait);
    return () => clock.clearTimeout(timer);
  }, [clock, quarter]);
  return quarter;
};
