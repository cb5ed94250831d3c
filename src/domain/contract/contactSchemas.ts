/** Defines the wire schemas of the contact form. */
import * as z from 'zod/mini';
import { typedEmail, typedText } from './typedText.ts';

/** `contactRules.ts` validates the content of each field. */
export const contactBody = z.strictObject({
  name: typedText,
  email: typedEmail,
  company: z.optional(typedText),
  topic: z.string(),
  message: typedText,
});

export const contactReply = z.strictObject({
  contact: z.strictObject({ id: z.string(), received_at: z.iso.datetime() }),
});
