/** The shapes of the contact call on the wire. */
import * as z from 'zod/mini';

/** What may stand in each field, `contactRules.ts` says. */
export const contactBody = z.strictObject({
  name: z.string(),
  email: z.string(),
  company: z.optional(z.string()),
  topic: z.string(),
  message: z.string(),
});

export const contactReply = z.strictObject({
  contact: z.strictObject({ id: z.string(), received_at: z.iso.datetime() }),
});
