/** Dismisses a question in the page by the Escape key. */
import { type RefObject, useEffect } from 'react';

const closesList = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

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
