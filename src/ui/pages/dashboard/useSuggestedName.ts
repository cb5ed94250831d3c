/** The name of what is made anew follows what it begins with, as long as nobody has typed another. */
import { Form } from 'antd';
import { useEffect } from 'react';
import type { EditForm } from '../../parts/useEditForm.ts';

/** `nameOf`: the name for a beginning; null where it brings none, and the one before stays. */
export const useSuggestedName = (
  { form, base }: EditForm,
  nameOf: (beginning: unknown) => string | null,
): void => {
  const beginning = Form.useWatch('beginning', form);
  const name = beginning === undefined ? null : nameOf(beginning);
  useEffect(() => {
    const { fields, etag } = base.current;
    if (name === null || form.getFieldValue('name') !== fields.name) return;
    // A suggestion is nothing that somebody typed: closing the form must not ask about it.
    base.current = { fields: { ...fields, name }, etag };
    form.setFieldsValue({ name });
  }, [form, base, name]);
};
