/** Serializes contacts and notes. */
import type { ContactItem, NoteItem } from '#domain/contract/clientFileSchemas.ts';
import type { ClientContact } from '#events/clientContacts/clientContact.ts';
import type { ClientNote } from '#events/clientNotes/clientNote.ts';
import { versionTag } from '../http/version.ts';

export const contactItem = (contact: ClientContact): ContactItem => ({
  id: contact.id,
  name: contact.name,
  email: contact.email,
  title: contact.title,
  created_at: contact.addedAt,
  updated_at: contact.updatedAt,
  etag: versionTag(contact.revision),
});

export const noteItem = (note: ClientNote): NoteItem => ({
  id: note.id,
  text: note.text,
  by: note.by,
  created_at: note.addedAt,
  updated_at: note.updatedAt,
  etag: versionTag(note.revision),
});
