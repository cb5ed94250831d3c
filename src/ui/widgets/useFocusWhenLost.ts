/** Keeps the focus on the page when what had it is taken away or switched off by what was done. */
import { type RefObject, useEffect, useRef } from 'react';

const controls = 'input, select, textarea, button, a[href]';

/** When `shown` has changed and nothing has the focus any more, it goes to the place: to itself when it can take it, else to the first control in it. */
export const useFocusWhenLost = (place: RefObject<HTMLElement | null>, shown: unknown): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const here = place.current;
    if (here === null || here.ownerDocument.activeElement !== here.ownerDocument.body) return;
    const target = here.hasAttribute('tabindex') ? here : here.querySelector<HTMLElement>(controls);
    target?.focus();
  }, [place, shown]);
};
