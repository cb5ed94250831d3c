/** Debounces a value. */
import { useEffect, useState } from 'react';
import { useServices } from '../services/servicesContext.ts';

/** `delay` in milliseconds of the world's clock; the first value counts at once. */
export const useSettled = <Value>(value: Value, delay: number): Value => {
  const { clock } = useServices().world;
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = clock.setTimeout(() => settle(() => value), delay);
    return () => clock.clearTimeout(timer);
  }, [clock, value, delay]);
  return settled;
};
