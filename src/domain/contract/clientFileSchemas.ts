/** The shapes of what an agency keeps beside a client on the wire: contract, contacts, notes and tasks. */
import * as z from 'zod/mini';
import { contractReasons, currencies } from '../clients/contractRules.ts';
import { taskOfClient } from './clientTaskSchemas.ts';
import { typedEmail, typedText } from './typedText.ts';

export const contact = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Empty when nobody gave one. */
  email: z.string(),
  title: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** For `If-Match`. */
  etag: z.string(),
});

export const note = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** Account id of who wrote it first. */
  by: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** For `If-Match`. */
  etag: z.string(),
});

export const fileParams = z.strictObject({ id: z.string() });
export const contractParams = z.strictObject({ id: z.string(), change: z.string() });

/** `from` is the first day on which it holds, `until` the last one that was agreed on; an `end` is 0. */
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

/** Without a client, or with one that is not there: 404. */
export const recordQuery = z.strictObject({
  client: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

const person = z.strictObject({ id: z.string(), name: z.string(), joined_at: z.iso.datetime() });

/** Contacts in the order of adding, notes the latest first, open tasks by the day on which they are due, then those that are done. */
export const clientRecord = z.strictObject({
  contacts: z.array(contact),
  notes: z.array(note),
  tasks: z.array(taskOfClient),
  /** Who can sign in for the client, in the order of joining. */
  people: z.array(person),
  /** Who could, was removed, and can be brought back. */
  removed_people: z.array(person),
});

export type ContactItem = z.infer<typeof contact>;
export type PersonItem = z.infer<typeof person>;
export type NoteItem = z.infer<typeof note>;
