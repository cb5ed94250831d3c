/** Where the focus goes when what was done changes the page: to what has come, back from what has gone, or to the field that is wrong. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the `ref` of what takes the focus when it appears, and again at each other `moment`. */
export const useFocusOnArrival = <Thing extends HTMLElement>(
  moment?: unknown,
  options?: FocusOptions,
): RefObject<Thing | null> => {
  const thing = useRef<Thing>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another moment is a new arrival
  useEffect(() => thing.current?.focus(options), [moment]);
  return thing;
};

/** When what was open closes, the focus goes to what is found: what had it is gone with what closed. */
export const useFocusAfter = (
  isOpen: boolean,
  find: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): void => {
  const wasOpen = useRef(isOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for at the moment of closing alone
  useEffect(() => {
    if (wasOpen.current && !isOpen) find()?.focus(options);
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

/** When `shown` has changed and nothing has the focus, it goes to the place: to itself if possible, else to its first control. */
export const useFocusWhenLost = (place: RefObject<HTMLElement | null>, shown: unknown): void => {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const here = place.current;
    if (here === null || here.ownerDocument.activeElement !== here.ownerDocument.body) return;
    const target = here.hasAttribute('tabindex') ? here : here.querySelector<HTMLElement>(controls);
    target?.focus();
  }, [place, shown]);
};
