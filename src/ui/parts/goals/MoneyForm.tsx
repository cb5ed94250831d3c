/** A form of one amount of money: the month's media budget of a client, or a campaign's of a day. */
import { Input } from 'antd';
import { targetHints, targetOfText } from '#domain/goals/targetText.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { RecordDrawer } from '../RecordDrawer.tsx';
import type { RecordForm } from '../useRecordForm.ts';

type MoneyFormProps = {
  readonly record: RecordForm;
  readonly title: string;
  /** The field's name and label. */
  readonly name: string;
  readonly label: string;
  /** Of an amount in cents; null when nothing is wrong. */
  readonly problemOf: (cents: number) => string | null;
  readonly onClose: () => void;
};

export const MoneyForm = ({ record, title, name, label, problemOf, onClose }: MoneyFormProps) => (
  <RecordDrawer
    record={record}
    title={title}
    submit="Save budget"
    labels={{ [name]: label }}
    onClose={onClose}
  >
    <FormField
      name={name}
      label={label}
      hint={`${targetHints.cents}. It applies from today.`}
      problemOf={(text) => {
        const cents = targetOfText('spend_cents', text);
        return cents === null ? `Must be a number. ${targetHints.cents}` : problemOf(cents);
      }}
    >
      <Input autoComplete="off" inputMode="decimal" />
    </FormField>
  </RecordDrawer>
);
