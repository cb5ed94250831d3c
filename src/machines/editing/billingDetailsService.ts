/** Connects the form of the billing details to the backend. */
import type { BillingDetailsReply } from '#domain/contract/teamSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';

export const billingDetailsVersion = ({ details, etag }: BillingDetailsReply): EditedVersion => ({
  fields: details,
  etag,
});

const bodyOf = (fields: EditFields) => ({
  company: String(fields.company),
  email: String(fields.email),
  tax_id: String(fields.tax_id),
  address: String(fields.address),
});

export const billingDetailsEditorService = (
  api: Pick<ApiClient, 'call'>,
  onSaved: (position: number) => void,
) =>
  editFormService(api, {
    save: ({ fields, etag }, options) =>
      api.call('saveBillingDetails', { body: bodyOf(fields), ifMatch: etag ?? '', ...options }),
    onSaved: (_saved, position) => {
      if (position !== null) onSaved(position);
    },
    subject: {
      read: async (signal) => billingDetailsVersion(await api.call('readBillingDetails', { signal })),
    },
  });
