/** Renders the form of the billing details. */
import { Input } from 'antd';
import type { BillingDetailsReply } from '#domain/contract/teamSchemas.ts';
import { billingDetailsErrors } from '#domain/plans/billingDetails.ts';
import {
  billingDetailsEditorService,
  billingDetailsVersion,
} from '#machines/editing/billingDetailsService.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';

const labels = {
  company: 'Company',
  email: 'Email for invoices',
  tax_id: 'VAT number',
  address: 'Address',
} as const;

const fine = { company: 'x', email: 'x@x.xx', taxId: '', address: '' } as const;

const problemOf = (field: keyof typeof fine) => (text: string) =>
  billingDetailsErrors({ ...fine, [field]: text })[field] ?? null;

type DetailsFormProps = { billing: BillingDetailsReply; changes: Reversible; onClose: () => void };

export const DetailsForm = ({ billing, changes, onClose }: DetailsFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: billingDetailsVersion(billing),
    actors: billingDetailsEditorService(api, (position) =>
      changes.ask({
        make: async ({ onAppended }) => onAppended(position),
        made: 'Saved the billing details.',
        takenBack: 'The previous billing details are back.',
      }),
    ),
    onLeave: onClose,
  });
  return (
    <EditDrawer
      edit={edit}
      title="Billing details"
      submit="Save billing details"
      labels={labels}
      intro="New invoices use these details."
      onClose={onClose}
    >
      <FormField name="company" label={labels.company} problemOf={problemOf('company')}>
        <Input autoComplete="organization" />
      </FormField>
      <FormField name="email" label={labels.email} problemOf={problemOf('email')}>
        <Input autoComplete="email" inputMode="email" />
      </FormField>
      <FormField name="tax_id" label={labels.tax_id} hint="Optional." problemOf={problemOf('taxId')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="address" label={labels.address} hint="Optional." problemOf={problemOf('address')}>
        <Input.TextArea autoComplete="street-address" rows={3} />
      </FormField>
    </EditDrawer>
  );
};
