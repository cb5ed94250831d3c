/** Connects the form of a fetched file to the backend. */
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { type FetchInterval, fetchIntervals } from '#domain/fileAddresses/fileAddressRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';

type FileAddressForm = {
  readonly api: ApiClient;
  readonly file: FileAddressItem | null;
  readonly onSaved: (file: FileAddressItem, position: number | null) => void;
};

const intervalOf = ({ every }: EditFields): FetchInterval =>
  fetchIntervals.find((one) => one === every) ?? 'day';

export const fileAddressVersion = ({
  name,
  address,
  client_id,
  every,
  etag,
}: FileAddressItem): EditedVersion => ({
  fields: { name, address, client: client_id, every },
  etag,
});

export const fileAddressEditorService = ({ api, file, onSaved }: FileAddressForm) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const facts = {
        name: tidyText(String(fields.name ?? '')),
        address: String(fields.address ?? '').trim(),
        every: intervalOf(fields),
      };
      const call =
        file === null || etag === null
          ? api.call('addFileAddress', {
              body: { ...facts, client_id: String(fields.client ?? '') },
              ...options,
            })
          : api.call('changeFileAddress', {
              params: { id: file.id },
              body: facts,
              ifMatch: etag,
              ...options,
            });
      return (await call).file_address;
    },
    onSaved,
    subject: file && {
      read: async (signal) => {
        const { items } = await api.call('listFileAddresses', { query: { limit: '500' }, signal });
        const theirs = items.find(({ id }) => id === file.id);
        return theirs ? fileAddressVersion(theirs) : null;
      },
      loss: {
        subject: 'fileAddress',
        clientId: null,
        field: 'addressId',
        id: file.id,
        deeds: { FileAddressRemoved: 'removed' },
      },
      restore: () => api.call('restoreFileAddress', { params: { id: file.id } }),
    },
  });
