/** Renders the form that adds or edits a contact. */
import { Input } from 'antd';
import { type ContactFields, contactErrors } from '#domain/clients/clientFileRules.ts';
import type { ContactItem } from '#domain/contract/clientFileSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { contactEditorService, contactVersion } from '#machines/editing/clientFileEditors.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';

type ContactFormProps = {
  contact: ContactItem | null;
  client: ClientItem;
  changes: ClientChanges;
  onDone: () => void;
};

const labels = { name: 'Name', email: 'Email', title: 'Title' } as const;

const blank: EditedVersion = { fields: { name: '', email: '', title: '' }, etag: null };

const wordsOf = (isNew: boolean, name: string) =>
  isNew
    ? { made: `Added ${name}.`, takenBack: `${name} is removed.` }
    : { made: `Changed ${name}.`, takenBack: `${name} is as before.` };

export const ContactForm = ({ contact, client, changes, onDone }: ContactFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: contact ? contactVersion(contact) : blank,
    actors: contactEditorService({
      api,
      clientId: client.id,
      item: contact,
      onSaved: ({ name }, position) =>
        changes.ask(changeWithNotice(wordsOf(contact === null, name), position)),
    }),
    onLeave: onDone,
  });
  const problemOf = (field: keyof ContactFields) => (text: string) =>
    contactErrors({ [field]: text })[field] ?? null;
  return (
    <FileForm
      edit={edit}
      title={contact?.name ?? 'The contact'}
      submit={contact ? 'Save contact' : 'Add contact'}
      labels={labels}
      onCancel={contact ? onDone : undefined}
    >
      <FormField name="name" label={labels.name} problemOf={problemOf('name')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="email" label={labels.email} problemOf={problemOf('email')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="title" label={labels.title} problemOf={problemOf('title')}>
        <Input autoComplete="off" />
      </FormField>
    </FileForm>
  );
};
