/** Renders the agency's contacts at a client. */

import { useState } from 'react';
import type { ContactItem } from '#domain/contract/clientFileSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { lateEraseDialog } from '../../../parts/lateEraseDialog.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { ContactForm } from './ContactForm.tsx';
import { FileRow } from './FileRow.tsx';
import { useEdited } from './useEdited.ts';

export const ContactsTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const { data, error, refetch } = useReply('readClientRecord', { client: client.id });
  const edited = useEdited<ContactItem>();
  const isAdmin = useAuth().profile?.role === 'admin';
  const [erased, setErased] = useState<ContactItem | null>(null);
  const Erase = useLazyModule(erased !== null, lateEraseDialog);
  if (error && !data) return <ListFailure what="The contacts" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={3} />;
  return (
    <div className={styles.lines}>
      {data.contacts.length === 0 && <p>No contacts yet.</p>}
      <ul className={styles.file} aria-label={`Contacts at ${client.name}`}>
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
    </div>
  );
};
