/** Moves the focus into a layer and back; kept small, as the visitors' shell loads this file. */
import { useEffect } from 'react';

export type FindFocus = () => HTMLElement | null | undefined;

/** Focuses the result of `find` on mount and whenever `isDue` turns true. */
export const useFocusWhen = (isDue: boolean, find: FindFocus, options?: FocusOptions): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for at the moment that it is due alone
  useEffect(() => {
    if (isDue) find()?.focus(options);
  }, [isDue]);
};

/** True if nothing has the focus, or an element that is not usable any more. */
export const isFocusLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.matches(':disabled');

type GivingBack = {
  readonly ifLost?: boolean;
};

/** Returns a function that restores the current focus without scrolling. */
export const rememberFocus = (page: Document): ((how?: GivingBack) => void) => {
  const had = page.activeElement as HTMLElement | null;
  return ({ ifLost = false } = {}) => {
    if (!ifLost || isFocusLost(page)) had?.focus({ preventScroll: true });
  };
};
