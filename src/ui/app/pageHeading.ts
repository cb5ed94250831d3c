/** Focuses the heading of a new page, so that reading and the Tab key start there. */

import { isFocusLost } from '../widgets/focusTrap.ts';

/** A cover is only printed, and a heading whose name is still loading says nothing. */
export const headingOf = (page: Document): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('#page h1:not([data-cover-title])')].find(
    ({ textContent }) => textContent.trim() !== '',
  );

export const focusableHeading = (page: Document): HTMLElement | undefined => {
  const heading = headingOf(page);
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
};

/** Someone who types, answers a dialog or uses the Lab keeps the focus. */
const busy =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], :is([role="dialog"], aside[data-lab]) *';

type FocusRule = {
  readonly ifLost: boolean;
};

/** `tell` receives the heading's text, or nothing if it could not be focused. Returns a function that cancels the wait. */
export const whenHeadingIsDrawn = (
  page: Document,
  { ifLost }: FocusRule,
  tell: (heading: string) => void,
): (() => void) => {
  const from = page.activeElement;
  const mayTake = (): boolean => {
    if (isFocusLost(page)) return true;
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
