/** Stands in a dialog beside a form of its own: what was typed into it is asked about before it is lost. */
import { useUnsaved } from './unsavedScope.ts';

type UnsavedProps = {
  form: { readonly isFieldsTouched: () => boolean };
};

export const Unsaved = ({ form }: UnsavedProps) => {
  useUnsaved(() => form.isFieldsTouched());
  return null;
};
