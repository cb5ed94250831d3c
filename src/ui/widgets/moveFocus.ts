/** Where the focus goes when what was done changes the page: to what has come, back from what has gone, or to the field that is wrong. */
import { type RefObject, useEffect, useRef } from 'react';
import { type FindFocus, isFocusLost } from './focusTrap.ts';

/** For the `ref` of what takes the focus when it appears, and again at each other `moment`. */
export const useFocusOnArrival = <Thing extends Pick<HTMLElement, 'focus'>>(
  moment?: unknown,
  options?: FocusOptions,
): RefObject<Thing | null> => {
  const thing = useRef<Thing>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another moment is a new arrival
  useEffect(() => thing.current?.focus(options), [moment]);
  return thing;
};

/** The function asks for the focus for what is still to be drawn: it goes there with the first drawing that has it. */
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

/**
 * When something closes, the focus goes to the element that `find` returns, because the element that had the focus is gone. The page stays
 * where its reader has left it.
 */
export const useFocusAfter = (isOpen: boolean, find: FindFocus): void => {
  const wasOpen = useRef(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for at the moment of closing alone
  useEffect(() => {
    if (wasOpen.current && !isOpen) find()?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
};

/** For the form's `ref`: whenever there are new problems by field, the first of those fields gets the focus. */
export const useFocusOnProblem = (fieldProblems: object): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(fieldProblems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldProblems]);
  return form;
};

const controls = 'input, select, textarea, button, a[href]';

/** When `shown` changes and the focus is lost, it goes to the place, or to its first control. `atOnce`: also when the place appears. */
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
