/** The shapes of API keys on the wire. */
import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

export const apiKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The last letters of the secret. */
  hint: z.string(),
  /** Account id of who made it: it reads what they read. */
  made_by: z.string(),
  made_at: z.iso.datetime(),
  revoked_at: z.nullable(z.iso.datetime()),
  last_used_at: z.nullable(z.iso.datetime()),
  calls_this_month: count,
});

export const apiKeyParams = z.strictObject({ id: z.string() });
export const apiKeyQuery = z.strictObject({ as_of: z.optional(z.string()) });
export const apiKeyBody = z.strictObject({ name: typedText });
export const apiKeyList = z.strictObject({ items: z.array(apiKey) });
export const apiKeyReply = z.strictObject({ key: apiKey });
/** `secret` is told here once and can be read nowhere later. */
export const newApiKeyReply = z.strictObject({ key: apiKey, secret: z.string() });

export type ApiKeyItem = z.infer<typeof apiKey>;
