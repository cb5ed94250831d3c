/** Registers a form inside a dialog, which asks before its input is lost. */
import { useUnsaved } from './unsavedScope.ts';

type UnsavedProps = {
  form: { readonly isFieldsTouched: () => boolean };
};

export const Unsaved = ({ form }: UnsavedProps) => {
  useUnsaved(() => form.isFieldsTouched());
  return null;
};
