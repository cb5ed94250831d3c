/** Defines the wire schemas of saved list views and metric segments. */
import * as z from 'zod/mini';
import { viewedPages } from '../savedViews/savedViewRules.ts';
import { typedText } from './typedText.ts';

export const savedView = z.strictObject({
  id: z.string(),
  page: z.enum(viewedPages),
  name: z.string(),
  /** Query string of the page's address, without the question mark. */
  query: z.string(),
  shared: z.boolean(),
  created_at: z.iso.datetime(),
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
