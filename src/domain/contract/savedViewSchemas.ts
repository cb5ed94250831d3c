/** The shapes of saved views of lists, and of segments of figures, on the wire. */
import * as z from 'zod/mini';
import { viewedPages } from '../savedViews/savedViewRules.ts';
import { typedText } from './typedText.ts';

export const savedView = z.strictObject({
  id: z.string(),
  page: z.enum(viewedPages),
  name: z.string(),
  /** The query of the page's address, without its question mark. */
  query: z.string(),
  /** Whether all people of the agency have it. */
  shared: z.boolean(),
  created_at: z.iso.datetime(),
  /** For `If-Match`. */
  etag: z.string(),
});

export const savedViewParams = z.strictObject({ id: z.string() });
export const savedViewBody = z.strictObject({
  page: z.enum(viewedPages),
  name: typedText,
  query: z.string(),
});
export const savedViewChanges = z.strictObject({ name: typedText });
export const savedViewReply = z.strictObject({ view: savedView });

export const savedViewQuery = z.strictObject({
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const savedViewList = z.strictObject({
  items: z.array(savedView),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export type SavedView = z.infer<typeof savedView>;
