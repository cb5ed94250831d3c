/** Renders the form of a client's lifetime assumptions, which must be complete because LTV needs all of them. */
import { Input } from 'antd';
import { type CustomerLifetime, lifetimeProblem, readLifetimePart } from '#domain/clients/customerValue.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { lifetimeEditorService, lifetimeVersion } from '#machines/editing/lifetimeService.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';

const labels = {
  orders_per_year: 'Orders of a customer each year',
  years: 'Years that a customer stays',
  margin_percent: 'Gross margin in %',
} as const;

const parts: Readonly<Record<keyof typeof labels, keyof CustomerLifetime>> = {
  orders_per_year: 'ordersPerYear',
  years: 'years',
  margin_percent: 'marginPercent',
};

const problemIn = (part: keyof CustomerLifetime, text: string): string | null => {
  const { value, problem } = readLifetimePart(part, text);
  return problem ?? lifetimeProblem(part, value);
};

type LifetimeFormProps = {
  client: ClientItem;
  changes: ClientChanges;
  onDone: () => void;
};

export const LifetimeForm = ({ client, changes, onDone }: LifetimeFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: lifetimeVersion(client),
    actors: lifetimeEditorService({
      api,
      client,
      onSaved: (_saved, position) =>
        changes.ask(
          changeWithNotice(
            {
              made: `Changed what is assumed of ${client.name}’s customers.`,
              takenBack: `What is assumed of ${client.name}’s customers is as before.`,
            },
            position,
          ),
        ),
    }),
    onLeave: onDone,
  });
  return (
    <FileForm
      edit={edit}
      title={`The customers of ${client.name}`}
      submit="Save assumptions"
      labels={labels}
      onCancel={onDone}
    >
      {(['orders_per_year', 'years', 'margin_percent'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={labels[name]}
          problemOf={(text) => problemIn(parts[name], text)}
        >
          <Input autoComplete="off" inputMode="decimal" />
        </FormField>
      ))}
    </FileForm>
  );
};
