/** Moves the focus after a change: to new content, back from removed content, or to an invalid field. */
import { type RefObject, useEffect, useRef } from 'react';
import { type FindFocus, isFocusLost } from './focusTrap.ts';

/** For the `ref` of an element that takes the focus on mount, and again for each other `moment`. */
export const useFocusOnArrival = <Thing extends Pick<HTMLElement, 'focus'>>(
  moment?: unknown,
  options?: FocusOptions,
): RefObject<Thing | null> => {
  const thing = useRef<Thing>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another moment is a new arrival
  useEffect(() => thing.current?.focus(options), [moment]);
  return thing;
};

/** Returns a function that requests the focus for an element of a later render. */
export const useFocusOnceDrawn = (): ((find: FindFocus) => void) => {
  const wanted = useRef<FindFocus | null>(null);
  useEffect(() => {
    const target = wanted.current?.();
    if (!target) return;
    wanted.current = null;
    target.focus();
  });
  return (find) => {
    wanted.current = find;
  };
};

/** On close the focus goes to the result of `find`, because the focused element is gone. The page does not scroll. */
export const useFocusAfter = (isOpen: boolean, find: FindFocus): void => {
  const wasOpen = useRef(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for at the moment of closing alone
  useEffect(() => {
    if (wasOpen.current && !isOpen) find()?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
};

/** For the form's `ref`: new problems focus the first field that has one. */
export const useFocusOnProblem = (fieldProblems: object): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(fieldProblems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldProblems]);
  return form;
};

const controls = 'input, select, textarea, button, a[href]';

/** If `shown` changes and the focus is lost, focuses the place or its first control. `atOnce`: also on mount. */
export const useFocusWhenLost = (
  place: RefObject<HTMLElement | null>,
  shown: unknown,
  { atOnce = false } = {},
): void => {
  const before = useRef(atOnce ? null : { shown });
  useEffect(() => {
    if (before.current?.shown === shown) return;
    before.current = { shown };
    const here = place.current;
    if (here === null || !isFocusLost(here.ownerDocument)) return;
    const target = here.hasAttribute('tabindex') ? here : here.querySelector<HTMLElement>(controls);
    target?.focus();
  }, [place, shown]);
};
