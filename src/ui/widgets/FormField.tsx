/** One field of an Ant Design form: its label, its control, a hint that stays, and what the domain finds wrong with it. */
import { Form } from 'antd';
import type { ReactElement } from 'react';

type FormFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Asked when the form is sent; null when nothing is wrong. */
  readonly problemOf: (text: string) => string | null;
  /** The control. */
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
