/** Defines the wire schemas of a client's contract, contacts, notes and tasks. */
import * as z from 'zod/mini';
import { contractReasons, currencies } from '../clients/contractRules.ts';
import { taskOfClient } from './clientTaskSchemas.ts';
import { typedEmail, typedText } from './typedText.ts';

export const contact = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  etag: z.string(),
});

export const note = z.strictObject({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  etag: z.string(),
});

export const fileParams = z.strictObject({ id: z.string() });
export const contractParams = z.strictObject({ id: z.string(), change: z.string() });

/** `from` is the first day in force, `until` the agreed last one; an `end` has a fee of 0. */
export const contractBody = z.strictObject({
  monthly_fee_cents: z.int(),
  currency: z.enum(currencies),
  from: z.iso.date(),
  reason: z.enum(contractReasons),
  until: z.optional(z.iso.date()),
});

export const contactBody = z.strictObject({
  name: typedText,
  email: z.optional(typedEmail),
  title: z.optional(typedText),
});
export const contactChanges = z.partial(contactBody);
export const contactReply = z.strictObject({ contact });

export const noteBody = z.strictObject({ text: typedText });
export const noteReply = z.strictObject({ note });

/** A missing or unknown client gives 404. */
export const recordQuery = z.strictObject({
  client: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

const person = z.strictObject({ id: z.string(), name: z.string(), joined_at: z.iso.datetime() });

/** Contacts in order of creation, notes the latest first, open tasks by due day, then finished tasks. */
export const clientRecord = z.strictObject({
  contacts: z.array(contact),
  notes: z.array(note),
  tasks: z.array(taskOfClient),
  people: z.array(person),
  removed_people: z.array(person),
});

export type ContactItem = z.infer<typeof contact>;
export type PersonItem = z.infer<typeof person>;
export type NoteItem = z.infer<typeof note>;
