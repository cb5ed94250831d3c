/** Provides the app's frames to a part of the Lab. */
import { useEffect, useState } from 'react';
import { eachPaint } from '#world/eachPaint.ts';
import type { Frame } from '#world/trace.ts';
import { useLab } from './LabContext.ts';

const countUntil = (frames: readonly Frame[], at: number): number => {
  const first = frames[0]?.number ?? 1;
  return Math.min(Math.max(at - first + 1, 0), frames.length);
};

/** Frames of the ring buffer up to the shown moment, oldest first; updated at most once per paint. */
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
