/** A filter that is taken away takes the focus with it: that goes to the next one, or to the control that adds filters. */
import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../widgets/focusTrap.ts';

const chip = 'ul[aria-label="Filters"] button';
const adds = 'button[aria-label^="Filters: "]';

/** `count`: of the filters of the bar. */
export const useFocusAfterChip = (bar: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    const place = bar.current;
    if (!isLess || place === null || !isFocusLost(place.ownerDocument)) return;
    const next = place.querySelector<HTMLElement>(chip) ?? place.querySelector<HTMLElement>(adds);
    next?.focus({ preventScroll: true });
  }, [bar, count]);
};
