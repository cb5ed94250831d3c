/** Where the focus goes when what was done changes the page: to the field that is wrong, or to what stands where it was. */
import { type RefObject, useEffect, useRef } from 'react';

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
