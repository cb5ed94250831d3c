/** Moves the focus of a removed filter to the next one, or to the control that adds filters. */
import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../widgets/focusTrap.ts';

const chip = 'ul[aria-label="Filters"] button';
const adds = 'button[aria-label^="Filters: "]';

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
