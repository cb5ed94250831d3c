/** Defines the wire schemas of API keys. */
import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

export const apiKey = z.strictObject({
  id: z.string(),
  name: z.string(),
  hint: z.string(),
  /** Account id of the creator; the key has the creator's read access. */
  made_by: z.string(),
  made_at: z.iso.datetime(),
  revoked_at: z.nullable(z.iso.datetime()),
  /** When it stops, because another key takes over; null: it works on. */
  ends_at: z.nullable(z.iso.datetime()),
  last_used_at: z.nullable(z.iso.datetime()),
  calls_this_month: count,
});

export const apiKeyParams = z.strictObject({ id: z.string() });
export const apiKeyQuery = z.strictObject({ as_of: z.optional(z.string()) });
export const apiKeyBody = z.strictObject({
  name: typedText,
  /** Hours that the replaced key stays valid. */
  rotates: z.optional(z.strictObject({ key_id: z.string(), hours: z.int().check(z.gte(0), z.lte(720)) })),
});
export const apiKeyList = z.strictObject({ items: z.array(apiKey) });
export const apiKeyReply = z.strictObject({ key: apiKey });
/** `secret` appears in this reply only and cannot be read again. */
export const newApiKeyReply = z.strictObject({ key: apiKey, secret: z.string() });

/** Calls of this month by key or app, day and endpoint. */
export const apiCallList = z.strictObject({
  month: z.string(),
  rows: z.array(
    z.strictObject({
      kind: z.enum(['key', 'app']),
      id: z.string(),
      name: z.string(),
      day: z.iso.date(),
      endpoint: z.string(),
      calls: count,
      errors: z.array(z.strictObject({ status: z.int(), count })),
    }),
  ),
});

export type ApiCallRow = z.infer<typeof apiCallList>['rows'][number];
export type ApiKeyItem = z.infer<typeof apiKey>;
