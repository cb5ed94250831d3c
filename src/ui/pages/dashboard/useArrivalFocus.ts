/** Who came by a link that is gone with its page is put at the heading of what has come: a screen reader says it, and Tab goes on from there. */
import type { RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { isFocusLost, useFocusWhen } from '../../widgets/focusTrap.ts';

/** `isReady`: the heading is drawn. A page that was loaded by its address leaves the focus to the browser. */
export const useArrivalFocus = (place: RefObject<HTMLElement | null>, isReady: boolean) => {
  const cameByLink = useNavigationType() === 'PUSH';
  useFocusWhen(isReady && cameByLink, () => {
    const heading = place.current?.querySelector<HTMLElement>('h1:not([data-cover-title]), h2');
    if (!heading || !isFocusLost(heading.ownerDocument)) return null;
    heading.tabIndex = -1;
    return heading;
  });
};
