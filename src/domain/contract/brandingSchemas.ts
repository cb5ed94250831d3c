/** The shapes of a workspace's look on the wire. */
import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

export const look = z.strictObject({
  /** Instead of the product's name; null for that. */
  name: z.nullable(typedText),
  /** `#rrggbb`, as chosen: pages show a tone of it that can be read. */
  accent: z.nullable(z.string()),
  logo_text: z.nullable(typedText),
  hide_powered_by: z.boolean(),
});

export const whiteLabelReply = z.strictObject({
  /** As it was saved last. */
  saved: look,
  /** What of it the plan puts into force. */
  in_force: look,
  /** 0 for the product's own look, then 1, 2, 3, ... */
  version: count,
  /** For `If-Match`. */
  etag: z.string(),
});

export const lookVersion = z.strictObject({
  /** The version, as text. */
  id: z.string(),
  version: count,
  look,
  /** The version that it brought back; null when it was saved. */
  rolled_back_to: z.nullable(count),
  at: z.nullable(z.iso.datetime()),
  /** The name of who did it; null when it is not known. */
  by: z.nullable(z.string()),
});

export const lookVersionList = z.strictObject({
  items: z.array(lookVersion),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const versionQuery = z.strictObject({
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const rollbackBody = z.strictObject({ version: count });

export type LookItem = z.infer<typeof look>;
export type WhiteLabelReply = z.infer<typeof whiteLabelReply>;
export type LookVersion = z.infer<typeof lookVersion>;
