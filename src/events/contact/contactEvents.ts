/** Declares the events of the contact form. */
import * as z from 'zod/mini';
import { contactTopics } from '#domain/contact/contactRules.ts';
import { type EventIn, type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

export const contactEvents = {
  ContactRequested: z.strictObject({
    contactId: id,
    name: text,
    email: z.email(),
    company: nullableText,
    topic: z.enum(contactTopics),
    message: text,
    accountId: z.nullable(id),
    requestedAt: time,
  }),
} as const;

export type ContactEvent = EventsIn<typeof contactEvents>;
export type ContactRequested = EventIn<typeof contactEvents, 'ContactRequested'>;
