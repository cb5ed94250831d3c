/** Projects the contacts and notes of each client. */
import {
  type ClientContact,
  type ClientContactEvent,
  clientContact,
} from '../clientContacts/clientContact.ts';
import { type ClientNote, type ClientNoteEvent, clientNote } from '../clientNotes/clientNote.ts';
import type { Projection } from './projection.ts';

export type ClientFiles = {
  contacts: Record<string, ClientContact>;
  notes: Record<string, ClientNote>;
};

type Revised<Event> = Event & { readonly revision: number };

const tellContact = ({ contacts }: ClientFiles, event: Revised<ClientContactEvent>): void => {
  const { contactId } = event.data;
  const contact = clientContact.after(contacts[contactId] ?? null, event, event.revision);
  if (contact) contacts[contactId] = contact;
};

const tellNote = ({ notes }: ClientFiles, event: Revised<ClientNoteEvent>): void => {
  const { noteId } = event.data;
  const note = clientNote.after(notes[noteId] ?? null, event, event.revision);
  if (note) notes[noteId] = note;
};

export const clientFiles: Projection<ClientFiles> = {
  name: 'clientFiles',
  empty: () => ({ contacts: {}, notes: {} }),
  on: {
    ClientContactAdded: tellContact,
    ClientContactChanged: tellContact,
    ClientContactRemoved: tellContact,
    ClientContactErased: tellContact,
    ClientContactMoved: tellContact,
    ClientContactRestored: tellContact,
    ClientNoteAdded: tellNote,
    ClientNoteChanged: tellNote,
    ClientNoteRemoved: tellNote,
    ClientNoteMoved: tellNote,
    ClientNoteRestored: tellNote,
  },
};

type Whose = { readonly workspaceId: string; readonly clientId: string };

const isKeptFor =
  ({ workspaceId, clientId }: Whose) =>
  (one: Whose & { readonly removedAt: string | null }): boolean =>
    one.workspaceId === workspaceId && one.clientId === clientId && one.removedAt === null;

export const contactsOf = ({ contacts }: ClientFiles, whose: Whose): readonly ClientContact[] =>
  Object.values(contacts).filter(isKeptFor(whose));

export const notesOf = ({ notes }: ClientFiles, whose: Whose): readonly ClientNote[] =>
  Object.values(notes).filter(isKeptFor(whose)).toReversed();
