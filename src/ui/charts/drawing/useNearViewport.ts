/** Whether an element has come near the visible part of the page, or may be painted before that. */
import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '#world/whenIdle.ts';
import { canDrawCharts } from './chartCode.ts';

/** So far before it is seen. */
const ahead = '200px';

/** Once it has come near, it counts as seen. */
export const useNearViewport = (element: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || isSeen) return;
    // Where nothing is painted nothing comes into sight, and there is no work to save.
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

/** True from the start where it is seen, else once the page is idle: whoever takes a picture of the whole page sees the whole page. */
export const useMayPaint = (isSeen: boolean): boolean => {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => (isSeen || wasIdle ? undefined : whenIdle(() => setIdle(true))), [isSeen, wasIdle]);
  return isSeen || wasIdle;
};
