/** The frames of the app as a part of the Lab sees them. */
import { useEffect, useState } from 'react';
import { eachPaint } from '#world/eachPaint.ts';
import type { Frame } from '#world/trace.ts';
import { useLab } from './LabContext.ts';

/** How many of the frames were recorded by that moment. */
const countUntil = (frames: readonly Frame[], at: number): number => {
  const first = frames[0]?.number ?? 1;
  return Math.min(Math.max(at - first + 1, 0), frames.length);
};

/** Those that the ring still has, oldest first, up to the moment that is looked at; renewed once per paint at most. */
export const useFrames = (): readonly Frame[] => {
  const { source, at } = useLab();
  const { trace } = source.world;
  const [frames, setFrames] = useState(trace.frames);
  useEffect(() => {
    const renewal = eachPaint(() => setFrames(trace.frames()));
    renewal.ask();
    const stop = trace.subscribe(renewal.ask);
    return () => {
      stop();
      renewal.stop();
    };
  }, [trace]);
  return at === null ? frames : frames.slice(0, countUntil(frames, at));
};
