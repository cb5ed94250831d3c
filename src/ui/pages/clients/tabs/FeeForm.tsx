/** Renders the form that sets a client's fee from a day on. */
import { Form, Input, Select } from 'antd';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import {
  type ContractReason,
  type Currency,
  currencies,
  feeProblem,
  untilProblem,
} from '#domain/clients/contractRules.ts';
import { readMonthlyFee } from '#domain/clients/monthlyFee.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { contractEditorService, contractVersion, currencyIn } from '#machines/editing/clientFileEditors.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useToday } from '../../../services/useToday.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';

const labels = {
  reason: 'What happens',
  fee: 'Monthly fee',
  currency: 'Currency',
  from: 'From day',
  until: 'Agreed until',
} as const;

export const reasonLabels: Readonly<Record<ContractReason, string>> = {
  start: 'Starts',
  change: 'Changes',
  end: 'Ends',
};

const wordOf = (field: string, value: FieldValue): string | undefined =>
  field === 'reason' ? reasonLabels[value as ContractReason] : undefined;

const feeProblemOf = (text: string, currency: Currency): string | null => {
  const { value, problem } = readMonthlyFee(text, [currency]);
  if (text.trim() === '' || value === 0) return 'Enter what is paid each month, such as 1,500';
  return problem ?? feeProblem(value);
};

const dayProblem = (text: string): string | null =>
  epochDayOf(text) === null ? 'Enter a day such as 2026-01-31' : null;

type FeeFormProps = {
  client: ClientItem;
  changes: ClientChanges;
  onDone: () => void;
};

export const FeeForm = ({ client, changes, onDone }: FeeFormProps) => {
  const { api } = useServices();
  const today = useToday();
  const versionOf = (one: ClientItem) => contractVersion(one, { today, from: calendarDayOf(today) });
  const start = versionOf(client);
  const edit = useEditForm({
    start,
    actors: contractEditorService({
      api,
      client,
      versionOf,
      onSaved: (_saved, position) =>
        changes.ask(
          changeWithNotice(
            {
              made: `Changed what ${client.name} pays.`,
              takenBack: `${client.name} pays as before.`,
            },
            position,
          ),
        ),
    }),
    onLeave: onDone,
  });
  const reason = Form.useWatch('reason', edit.form) ?? start.fields.reason;
  const currency = currencyIn(Form.useWatch('currency', edit.form) ?? start.fields.currency);
  const from = Form.useWatch('from', edit.form) ?? start.fields.from;
  return (
    <FileForm
      edit={edit}
      title={`The fee of ${client.name}`}
      submit="Save fee"
      className={styles.feeForm}
      labels={labels}
      wordOf={wordOf}
    >
      <FormField name="reason" label={labels.reason} problemOf={() => null}>
        <Select
          options={Object.entries(reasonLabels).map(([value, label]) => ({ value, label }))}
          popupMatchSelectWidth={false}
        />
      </FormField>
      {reason !== 'end' && (
        <>
          <FormField name="fee" label={labels.fee} problemOf={(text) => feeProblemOf(text, currency)}>
            <Input autoComplete="off" inputMode="decimal" />
          </FormField>
          <FormField name="currency" label={labels.currency} problemOf={() => null}>
            <Select options={currencies.map((value) => ({ value, label: value }))} />
          </FormField>
        </>
      )}
      <FormField name="from" label={labels.from} problemOf={dayProblem}>
        <Input autoComplete="off" />
      </FormField>
      {reason !== 'end' && (
        <FormField
          name="until"
          label={labels.until}
          problemOf={(text) => (text.trim() === '' ? null : untilProblem(text.trim(), String(from)))}
        >
          <Input autoComplete="off" placeholder="No end" />
        </FormField>
      )}
    </FileForm>
  );
};
