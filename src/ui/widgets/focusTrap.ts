/** Moves the focus into a layer over the page, and back when it closes. The visitors’ shell loads this file, so it is small. */
import { useEffect } from 'react';

export type FindFocus = () => HTMLElement | null | undefined;

/** The focus goes to what is found, at first and each time that it is due again. */
export const useFocusWhen = (isDue: boolean, find: FindFocus, options?: FocusOptions): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for at the moment that it is due alone
  useEffect(() => {
    if (isDue) find()?.focus(options);
  }, [isDue]);
};

/** Whether nothing has the focus, or something that cannot be pressed any more. */
export const isFocusLost = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body || activeElement.matches(':disabled');

type GivingBack = {
  /** Not when it has gone elsewhere meanwhile. */
  readonly ifLost?: boolean;
};

/** Remembers what has the focus now; the function gives it back, and the page stays where its reader has left it. */
export const rememberFocus = (page: Document): ((how?: GivingBack) => void) => {
  const had = page.activeElement as HTMLElement | null;
  return ({ ifLost = false } = {}) => {
    if (!ifLost || isFocusLost(page)) had?.focus({ preventScroll: true });
  };
};
