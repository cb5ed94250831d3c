/** The shapes of an agency's clients on the wire. */
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

export const client = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Host name of its site. */
  domain: z.string(),
  industry: z.string(),
  /** Made up, so that a new workspace is not empty. */
  sample: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  archived_at: z.nullable(z.iso.datetime()),
  /** For `If-Match`. */
  etag: z.string(),
});

export const clientParams = z.strictObject({ id: z.string() });
export const clientBody = z.strictObject({ name: z.string(), domain: z.string(), industry: z.string() });
export const clientChanges = z.strictObject({
  name: z.optional(z.string()),
  domain: z.optional(z.string()),
  industry: z.optional(z.string()),
});
export const clientReply = z.strictObject({ client });

/** `q` is looked for in name, domain and industry; `status` left out: active ones. */
export const clientQuery = z.strictObject({
  q: z.optional(z.string()),
  status: z.optional(z.enum(['active', 'archived', 'all'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const clientList = z.strictObject({
  items: z.array(client),
  next_cursor: z.nullable(z.string()),
  total: count,
  /** Of the whole workspace, whatever was asked for. */
  counts: z.strictObject({ active: count, archived: count }),
});

export type ClientItem = z.infer<typeof client>;
export type ClientList = z.infer<typeof clientList>;
export type ClientQuery = z.infer<typeof clientQuery>;
