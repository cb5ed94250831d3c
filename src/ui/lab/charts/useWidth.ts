/** Measures the width of an element. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In pixels; 0 before the first measurement. */
export const useWidth = <Kind extends HTMLElement>(): readonly [RefObject<Kind | null>, number] => {
  const element = useRef<Kind>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
};
