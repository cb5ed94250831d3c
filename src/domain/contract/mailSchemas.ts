/** Defines the wire schemas of the mails of a workspace. */
import * as z from 'zod/mini';

export const mail = z.strictObject({
  id: z.string(),
  kind: z.enum(['invitation', 'report', 'alerts', 'password', 'test']),
  to: z.string(),
  subject: z.string(),
  at: z.iso.datetime(),
  /** `unsent`: there is no mail server; `failed`: refused, or tried for the last time. */
  status: z.enum(['sent', 'waiting', 'failed', 'unsent']),
  attempts: z.int().check(z.gte(0)),
  /** The next try of a waiting mail. */
  next_at: z.nullable(z.iso.datetime()),
  problem: z.nullable(z.string()),
});

export const mailQuery = z.strictObject({ as_of: z.optional(z.string()) });
/** The latest mails, newest first. `sends`: false without a mail server. */
export const mailList = z.strictObject({ items: z.array(mail), sends: z.boolean() });

export type MailItem = z.infer<typeof mail>;
