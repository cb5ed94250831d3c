/** Provides the current quarter hour of the world clock; hours in all time zones start at one. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';

const quarterLength = 900_000;

const quarterOf = (time: number): number => Math.floor(time / quarterLength) * quarterLength;

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
