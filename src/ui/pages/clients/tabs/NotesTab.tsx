/** Renders the agency's internal tasks and notes about a client. */

import { Flex, Input } from 'antd';
import { noteProblem } from '#domain/clients/clientFileRules.ts';
import type { NoteItem } from '#domain/contract/clientFileSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { noteEditorService, noteVersion } from '#machines/editing/clientFileEditors.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { fullTime } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Staff } from '../../../parts/useStaff.ts';
import { useStaff } from '../../../parts/useStaff.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import clientDetails from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';
import { FileRow } from './FileRow.tsx';
import styles from './Tasks.module.css';
import { Tasks } from './Tasks.tsx';
import { useEdited } from './useEdited.ts';

type NoteFormProps = {
  note: NoteItem | null;
  client: ClientItem;
  changes: ClientChanges;
  onDone: () => void;
};

const labels = { text: 'Note' } as const;

const blank: EditedVersion = { fields: { text: '' }, etag: null };

const wordsOf = (isNew: boolean) =>
  isNew
    ? { made: 'Kept the note.', takenBack: 'The note is removed.' }
    : { made: 'Changed the note.', takenBack: 'The note is as before.' };

const NoteForm = ({ note, client, changes, onDone }: NoteFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: note ? noteVersion(note) : blank,
    actors: noteEditorService({
      api,
      clientId: client.id,
      item: note,
      onSaved: (_saved, position) => changes.ask(changeWithNotice(wordsOf(note === null), position)),
    }),
    onLeave: onDone,
  });
  return (
    <FileForm
      edit={edit}
      title="The note"
      submit={note ? 'Save note' : 'Add note'}
      labels={labels}
      onCancel={note ? onDone : undefined}
    >
      <FormField
        name="text"
        label={note ? labels.text : 'New note'}
        hint="Only your agency sees it"
        problemOf={noteProblem}
      >
        <Input.TextArea rows={3} />
      </FormField>
    </FileForm>
  );
};

type NotesProps = {
  notes: readonly NoteItem[];
  client: ClientItem;
  staff: Staff;
  changes: ClientChanges;
};

const Notes = ({ notes, client, staff, changes }: NotesProps) => {
  const edited = useEdited<NoteItem>();
  return (
    <Flex
      component="section"
      vertical
      gap={16}
      className={clientDetails.lines ?? ''}
      aria-labelledby="notes-of-client"
    >
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={`${styles.head} touch`}>
        <h3 id="notes-of-client">Notes</h3>
      </Flex>
      <NoteForm key={edited.key} note={edited.item} client={client} changes={changes} onDone={edited.done} />
      {notes.length === 0 && <p>No notes yet.</p>}
      <ul aria-label={`Notes about ${client.name}`}>
        {notes.map((note, index) => {
          const { id, text, by, created_at, updated_at, etag } = note;
          return (
            <FileRow
              key={id}
              name={`note ${notes.length - index}`}
              busy={changes.busy}
              onEdit={() => edited.edit(note)}
              onRemove={() => changes.ask({ kind: 'removeNote', id, name: client.name, etag })}
            >
              <span className={clientDetails.note}>{text}</span>
              <span className="small">
                {staff.get(by) ?? 'Someone'}, {fullTime(created_at)}
                {updated_at === created_at ? '' : ', changed'}
              </span>
            </FileRow>
          );
        })}
      </ul>
    </Flex>
  );
};

export const NotesTab = ({ client, changes }: { client: ClientItem; changes: ClientChanges }) => {
  const { data, error, refetch } = useReply('readClientRecord', { client: client.id });
  const staff = useStaff();
  if (error && !data) return <ListFailure what="The tasks and notes" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={3} fields={1} />;
  const shared = { client, staff, changes };
  return (
    <Flex vertical gap={36} className={styles.parts ?? ''} data-print="never">
      <Tasks tasks={data.tasks} {...shared} />
      <Notes notes={data.notes} {...shared} />
    </Flex>
  );
};
