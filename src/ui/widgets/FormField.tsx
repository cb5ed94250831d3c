/** Renders an Ant Design form field with label, permanent hint and the domain's validation. */
import { Form } from 'antd';
import type { ReactElement } from 'react';

type FormFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly problemOf: (text: string) => string | null;
  readonly children: ReactElement;
};

export const FormField = ({ name, label, hint, problemOf, children }: FormFieldProps) => (
  <Form.Item
    name={name}
    label={label}
    extra={hint}
    validateTrigger={[]}
    rules={[
      {
        validator: async (_, value) => {
          const problem = problemOf(String(value ?? ''));
          if (problem !== null) throw new Error(problem);
        },
      },
    ]}
  >
    {children}
  </Form.Item>
);
