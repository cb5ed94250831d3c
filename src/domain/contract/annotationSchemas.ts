/** Defines the wire schemas of annotations. */
import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

const day = z.string();

export const annotation = z.strictObject({
  id: z.string(),
  client_id: z.nullable(z.string()),
  from: day,
  to: day,
  text: z.string(),
  shared: z.boolean(),
  personal: z.boolean(),
  /** The author; people of a client see the agency instead. */
  author: z.strictObject({ id: z.string(), name: z.string() }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  removed_at: z.nullable(z.iso.datetime()),
  etag: z.string(),
});

/**
 * `client`: its own annotations and those about all clients. `from`, `to`: those that overlap these days. No
 * `status`: those not removed.
 */
export const annotationQuery = z.strictObject({
  client: z.optional(z.string()),
  from: z.optional(day),
  to: z.optional(day),
  status: z.optional(z.enum(['kept', 'removed', 'all'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const annotationList = z.strictObject({
  items: z.array(annotation),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export const annotationParams = z.strictObject({ id: z.string() });
export const annotationBody = z.strictObject({
  client_id: z.nullable(z.string()),
  from: day,
  to: day,
  text: typedText,
  shared: z.boolean(),
  /** Default: visible to the whole agency. Cannot be combined with `shared`. */
  personal: z.optional(z.boolean()),
});
export const annotationChanges = z.strictObject({
  from: z.optional(day),
  to: z.optional(day),
  text: z.optional(typedText),
  shared: z.optional(z.boolean()),
  personal: z.optional(z.boolean()),
});
export const annotationReply = z.strictObject({ annotation });

export type AnnotationItem = z.infer<typeof annotation>;
