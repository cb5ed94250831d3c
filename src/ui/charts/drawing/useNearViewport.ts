/** Detects that an element is near the viewport or may be painted in advance. */
import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '#world/whenIdle.ts';
import { canDrawCharts } from './chartCode.ts';

const ahead = '200px';

export const useNearViewport = (element: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || isSeen) return;
    // Without layout nothing intersects, and there is no work to save.
    if (typeof IntersectionObserver !== 'function' || !canDrawCharts()) {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
};

/** True at once if visible, else when the page is idle, so that full-page screenshots are complete. */
export const useMayPaint = (isSeen: boolean): boolean => {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => (isSeen || wasIdle ? undefined : whenIdle(() => setIdle(true))), [isSeen, wasIdle]);
  return isSeen || wasIdle;
};
