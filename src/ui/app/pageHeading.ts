/** The focus on the heading of a page that has come: a reader begins there, and the Tab key goes on from there. */

import { isFocusLost } from '../widgets/focusTrap.ts';

/** A cover is on paper alone, and a name that is still unknown says nothing. */
export const headingOf = (page: Document): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('#page h1:not([data-cover-title])')].find(
    ({ textContent }) => textContent.trim() !== '',
  );

/** The heading, which can have the focus from now on. */
export const focusableHeading = (page: Document): HTMLElement | undefined => {
  const heading = headingOf(page);
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
};

/** Who types, is asked something or looks at the Lab goes on with that. */
const busy =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], :is([role="dialog"], aside[data-lab]) *';

type FocusRule = {
  /** Only when nothing has the focus any more. */
  readonly ifLost: boolean;
};

/** `tell` hears what the heading says, or nothing where it did not get the focus; the function that is returned ends the wait. */
export const whenHeadingIsDrawn = (
  page: Document,
  { ifLost }: FocusRule,
  tell: (heading: string) => void,
): (() => void) => {
  const from = page.activeElement;
  const mayTake = (): boolean => {
    if (isFocusLost(page)) return true;
    // Whoever has moved on while the page came stays there.
    return !ifLost && page.activeElement === from && from?.matches(busy) === false;
  };
  const take = (): boolean => {
    const heading = focusableHeading(page);
    if (!heading) return false;
    if (mayTake()) heading.focus({ preventScroll: true });
    tell(page.activeElement === heading ? heading.textContent : '');
    return true;
  };
  if (take()) return () => {};
  const drawing = new MutationObserver(() => {
    if (take()) drawing.disconnect();
  });
  drawing.observe(page.body, { childList: true, characterData: true, subtree: true });
  return () => drawing.disconnect();
};
