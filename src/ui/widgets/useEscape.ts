/** Lets the Escape key take back a question that stands in the page. */
import { type RefObject, useEffect } from 'react';

/** Whether it closes a list that is open there, and nothing else. */
const closesList = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/** Calls `leave` when Escape is pressed in the place, and keeps that press from whatever else would close by it. */
export const useEscape = (place: RefObject<HTMLElement | null>, leave: () => void): void => {
  useEffect(() => {
    const here = place.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || closesList(event)) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    here?.addEventListener('keydown', hear);
    return () => here?.removeEventListener('keydown', hear);
  }, [place, leave]);
};
