/** Takes a person to what a refused form wants looked at again. */
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
