/** How small the stage of a recording is drawn, so that all of its width is in its room. */
import { type RefObject, useEffect, useState } from 'react';

/** On a small screen one looks at a part of the stage. */
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
