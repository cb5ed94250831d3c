/** Keeps the keyboard on a screen whose buttons come and go: where the focused one is gone or cannot be pressed, the heading has the focus. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the heading; looked at when the screen appears, and each time that `step` is another one. */
export const useHeldFocus = (step: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step there are other buttons
  useEffect(() => {
    const held = document.activeElement;
    const isHeld = held !== null && held !== document.body && !held.matches(':disabled');
    if (!isHeld) heading.current?.focus();
  }, [step]);
  return heading;
};
