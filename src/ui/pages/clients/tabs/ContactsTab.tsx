/** Renders the agency's contacts at a client. */

import { Flex, Input } from 'antd';
import { useState } from 'react';
import { type ContactFields, contactErrors } from '#domain/clients/clientFileRules.ts';
import type { ContactItem } from '#domain/contract/clientFileSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { contactEditorService, contactVersion } from '#machines/editing/clientFileEditors.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { lateEraseDialog } from '../../../parts/lateEraseDialog.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';
import { FileRow } from './FileRow.tsx';
import { useEdited } from './useEdited.ts';

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

const ContactForm = ({ contact, client, changes, onDone }: ContactFormProps) => {
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

export const ContactsTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const { data, error, refetch } = useReply('readClientRecord', { client: client.id });
  const edited = useEdited<ContactItem>();
  const isAdmin = useAuth().profile?.role === 'admin';
  const [erased, setErased] = useState<ContactItem | null>(null);
  const Erase = useLazyModule(erased !== null, lateEraseDialog);
  if (error && !data) return <ListFailure what="The contacts" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={3} />;
  return (
    <Flex vertical gap={16} className={styles.lines ?? ''}>
      {data.contacts.length === 0 && <p>No contacts yet.</p>}
      <ul aria-label={`Contacts at ${client.name}`}>
        {data.contacts.map((contact) => {
          const { id, name, email, title, etag } = contact;
          return (
            <FileRow
              key={id}
              name={name}
              busy={changes.busy}
              onEdit={() => edited.edit(contact)}
              onErase={isAdmin ? () => setErased(contact) : undefined}
              onRemove={() => changes.ask({ kind: 'removeContact', id, name, etag })}
            >
              <strong>{name}</strong>
              <span>{[title, email].filter((text) => text !== '').join(' · ')}</span>
            </FileRow>
          );
        })}
      </ul>
      <ContactForm
        key={edited.key}
        contact={edited.item}
        client={client}
        changes={changes}
        onDone={edited.done}
      />
      {erased && Erase && (
        <Erase
          name={erased.name}
          busy={changes.busy}
          onErase={(typed) => {
            setErased(null);
            const { id, name, etag } = erased;
            changes.ask({ kind: 'eraseContact', id, name, etag, details: { typed } });
          }}
          onClose={() => setErased(null)}
        />
      )}
    </Flex>
  );
};
