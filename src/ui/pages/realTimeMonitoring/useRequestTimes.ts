/** Collects the times of this tab's requests from the trace: the remembered ones and each new one. */
import { useEffect, useState } from 'react';
import { minuteLength, minutesShown } from '#domain/monitor/perMinute.ts';
import type { Frame } from '#world/trace.ts';
import { useServices } from '../../services/servicesContext.ts';

const isRequest = ({ kind }: Frame): boolean => kind === 'request';

/** Milliseconds since the epoch, in order of sending; times older than the chart are dropped. */
export const useRequestTimes = (): readonly number[] => {
  const { trace } = useServices().world;
  const [times, setTimes] = useState<readonly number[]>([]);
  useEffect(() => {
    setTimes(
      trace
        .frames()
        .filter(isRequest)
        .map(({ at }) => at),
    );
    return trace.subscribe((frame) => {
      if (!isRequest(frame)) return;
      const oldest = frame.at - minutesShown * minuteLength;
      setTimes((before) => [...before.filter((at) => at >= oldest), frame.at]);
    });
  }, [trace]);
  return times;
};
