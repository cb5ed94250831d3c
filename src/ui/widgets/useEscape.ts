/** Lets the Escape key take back a question that stands in the page. */
import { type RefObject, useEffect } from 'react';

/** Calls `leave` when Escape is pressed in the place, and keeps that press from whatever else would close by it. */
export const useEscape = (place: RefObject<HTMLElement | null>, leave: () => void): void => {
  useEffect(() => {
    const here = place.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    here?.addEventListener('keydown', hear);
    return () => here?.removeEventListener('keydown', hear);
  }, [place, leave]);
};
