/** The minute that is running, so that the bars move on by themselves. */
import { useEffect, useState } from 'react';
import { minuteLength, minuteOf } from '#domain/monitor/perMinute.ts';
import { useServices } from '../../services/servicesContext.ts';

/** Its beginning in milliseconds. */
export const useMinute = (): number => {
  const { clock } = useServices().world;
  const [minute, setMinute] = useState(() => minuteOf(clock.now()));
  useEffect(() => {
    const timer = clock.setTimeout(
      () => setMinute(minuteOf(clock.now())),
      minute + minuteLength - clock.now(),
    );
    return () => clock.clearTimeout(timer);
  }, [clock, minute]);
  return minute;
};
