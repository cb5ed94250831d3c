/** Renders a form of one amount of money, such as a monthly or daily budget. */
import { Input } from 'antd';
import { readTarget, targetHints } from '#domain/goals/targetText.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { EditDrawer } from '../EditDrawer.tsx';
import type { EditForm } from '../useEditForm.ts';

type MoneyFormProps = {
  readonly edit: EditForm;
  readonly title: string;
  readonly name: string;
  readonly label: string;
  /** `cents` in cents; null for a valid amount. */
  readonly problemOf: (cents: number) => string | null;
  readonly onClose: () => void;
};

export const MoneyForm = ({ edit, title, name, label, problemOf, onClose }: MoneyFormProps) => (
  <EditDrawer edit={edit} title={title} submit="Save budget" labels={{ [name]: label }} onClose={onClose}>
    <FormField
      name={name}
      label={label}
      hint={`${targetHints.cents}. It applies from today.`}
      problemOf={(text) => {
        const { value, problem } = readTarget('spend_cents', text);
        return problem ?? problemOf(value);
      }}
    >
      <Input autoComplete="off" inputMode="decimal" />
    </FormField>
  </EditDrawer>
);
