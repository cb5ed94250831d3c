/** Computes the scale at which the stage of a recording fits its container. */
import { type RefObject, useEffect, useState } from 'react';

const smallestScale = 0.5;

/** `pageWidth`: of the stage, in its own pixels. At most 1. */
export const useStageScale = (room: RefObject<HTMLElement | null>, pageWidth: number): number => {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? pageWidth;
      setScale(Math.min(1, Math.max(smallestScale, width / pageWidth)));
    });
    if (room.current) watch.observe(room.current);
    return () => watch.disconnect();
  }, [room, pageWidth]);
  return scale;
};
