/** Who came by a link that is gone with its page is put at the heading of what has come: a screen reader says it, and Tab goes on from there. */
import { type RefObject, useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/** `isReady`: the heading is drawn. A page that was loaded by its address leaves the focus to the browser. */
export const useArrivalFocus = (place: RefObject<HTMLElement | null>, isReady: boolean) => {
  const cameByLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    const heading = isReady && cameByLink ? place.current?.querySelector<HTMLElement>('h1, h2') : null;
    if (!heading || heading.ownerDocument.activeElement !== heading.ownerDocument.body) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [place, isReady, cameByLink]);
};
