/** Focuses the new page's heading if the pressed link has disappeared, so that screen readers announce it. */
import type { RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { isFocusLost, useFocusWhen } from '../../widgets/focusTrap.ts';

/** `isReady`: the heading is rendered. After a full page load, the browser keeps control of the focus. */
export const useArrivalFocus = (place: RefObject<HTMLElement | null>, isReady: boolean) => {
  const cameByLink = useNavigationType() === 'PUSH';
  useFocusWhen(
    isReady && cameByLink,
    () => {
      const heading = place.current?.querySelector<HTMLElement>('h1:not([data-cover-title]), h2');
      if (!heading || !isFocusLost(heading.ownerDocument)) return null;
      heading.tabIndex = -1;
      return heading;
    },
    // The page stays at its top, whatever is above the heading.
    { preventScroll: true },
  );
};
