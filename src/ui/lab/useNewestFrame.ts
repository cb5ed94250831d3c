/** Follows the app's newest frame, independent of the shown moment. */
import { useEffect, useState } from 'react';
import { eachPaint } from '#world/eachPaint.ts';
import { useLab } from './LabContext.ts';

export const useNewestFrame = (): number => {
  const { trace } = useLab().source.world;
  const [newest, setNewest] = useState(() => trace.frames().at(-1)?.number ?? 0);
  useEffect(() => {
    let latest = trace.frames().at(-1)?.number ?? 0;
    const renewal = eachPaint(() => setNewest(latest));
    renewal.ask();
    const stop = trace.subscribe(({ number }) => {
      latest = number;
      renewal.ask();
    });
    return () => {
      stop();
      renewal.stop();
    };
  }, [trace]);
  return newest;
};
