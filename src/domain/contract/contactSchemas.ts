/** The shapes of the contact call on the wire. */
import * as z from 'zod/mini';
import { typedEmail, typedText } from './typedText.ts';

/** What may stand in each field, `contactRules.ts` says. */
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
