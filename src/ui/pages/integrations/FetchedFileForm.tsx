/** Renders the form that adds or changes the address of a file that is fetched. */
import { Form, Input, Radio, Select } from 'antd';
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { addressNameProblem, addressProblem } from '#domain/fileAddresses/fileAddressRules.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { fileAddressEditorService, fileAddressVersion } from '#machines/editing/fileAddressService.ts';
import { useReply } from '../../data/useReply.ts';
import { EditDrawer } from '../../parts/EditDrawer.tsx';
import { useEditForm } from '../../parts/useEditForm.ts';
import type { Reversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';

const labels = { name: 'Name', address: 'Address', client: 'Client', every: 'Fetched' } as const;

const every = [
  { value: 'day', label: 'Every day' },
  { value: 'hour', label: 'Every hour' },
];

const wordsOf = (name: string, former: FileAddressItem | null) =>
  former
    ? { made: `Changed ${former.name}.`, takenBack: `${former.name} is unchanged again.` }
    : { made: `Added ${name}.`, takenBack: `${name} is removed.` };

export type FetchedFileFormProps = {
  readonly file: FileAddressItem | null;
  readonly changes: Reversible;
  readonly onClose: () => void;
};

export const FetchedFileForm = ({ file, changes, onClose }: FetchedFileFormProps) => {
  const { api } = useServices();
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  const edit = useEditForm({
    start: file
      ? fileAddressVersion(file)
      : { fields: { name: '', address: '', client: '', every: 'day' }, etag: null },
    actors: fileAddressEditorService({
      api,
      file,
      onSaved: ({ name }, position) => changes.ask(changeWithNotice(wordsOf(name, file), position)),
    }),
    onLeave: onClose,
  });
  return (
    <EditDrawer
      edit={edit}
      title={file ? `Change ${file.name}` : 'Add a file by address'}
      submit={file ? 'Save' : 'Add file'}
      labels={labels}
      onClose={onClose}
    >
      <FormField name="name" label={labels.name} problemOf={addressNameProblem}>
        <Input maxLength={80} />
      </FormField>
      <FormField
        name="address"
        label={labels.address}
        hint="A CSV file, or a Google Sheet that everybody with the link can view"
        problemOf={addressProblem}
      >
        <Input type="url" placeholder="https://" />
      </FormField>
      {file === null && (
        <FormField
          name="client"
          label={labels.client}
          problemOf={(id) => (id === '' ? 'Client is required' : null)}
        >
          <Select
            showSearch={searchedByLabel}
            options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FormField>
      )}
      <Form.Item name="every" label={labels.every}>
        <Radio.Group aria-label={labels.every} options={every} />
      </Form.Item>
    </EditDrawer>
  );
};
