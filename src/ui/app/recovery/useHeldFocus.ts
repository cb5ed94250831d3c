/** Keeps the keyboard on a screen whose buttons come and go: where the focused one is gone or cannot be pressed, the heading has the focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the heading; looked at each time that `step` is another one, and at first unless `isFirst` says no. */
export const useHeldFocus = (step: string, isFirst = true): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const looks = useRef(isFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step there are other buttons
  useEffect(() => {
    if (!looks.current) {
      looks.current = true;
      return;
    }
    const held = document.activeElement;
    const isHeld = held !== null && held !== document.body && !held.matches(':disabled');
    if (!isHeld) heading.current?.focus();
  }, [step]);
  return heading;
};
