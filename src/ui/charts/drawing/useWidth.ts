/** Measures the width of an element and follows its changes. */
import { type RefObject, useLayoutEffect, useState } from 'react';

const usualWidth = 640;

export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setWidth(measured.clientWidth || usualWidth);
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
