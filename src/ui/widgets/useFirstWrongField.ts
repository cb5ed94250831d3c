/** Brings the focus to the first field of a form that was refused. */
import { useEffect, useRef } from 'react';

/** For the form's `ref`; `errors` are those of the fields, a new record for each refusal. */
export const useFirstWrongField = (errors: Readonly<Record<string, string>> | undefined) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
};
