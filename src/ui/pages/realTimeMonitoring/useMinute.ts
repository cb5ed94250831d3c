/** Provides the current minute, so that the bars advance by themselves. */
import { useEffect, useState } from 'react';
import { minuteLength, minuteOf } from '#domain/monitor/perMinute.ts';
import { useServices } from '../../services/servicesContext.ts';

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
