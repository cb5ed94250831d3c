/** Keeps the name of a new item in sync with its template until the user types a name. */
import { Form } from 'antd';
import { useEffect } from 'react';
import type { EditForm } from '../../parts/useEditForm.ts';

/** `nameOf`: the name for a template; null keeps the previous name. */
export const useSuggestedName = (
  { form, base }: EditForm,
  nameOf: (beginning: unknown) => string | null,
): void => {
  const beginning = Form.useWatch('beginning', form);
  const name = beginning === undefined ? null : nameOf(beginning);
  useEffect(() => {
    const { fields, etag } = base.current;
    if (name === null || form.getFieldValue('name') !== fields.name) return;
    // A suggested name is not user input, so closing the form must not ask about it.
    base.current = { fields: { ...fields, name }, etag };
    form.setFieldsValue({ name });
  }, [form, base, name]);
};
