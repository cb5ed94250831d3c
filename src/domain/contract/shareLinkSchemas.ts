/** Defines the wire schemas of share links, for creators and visitors. */
import * as z from 'zod/mini';
import { sharedKinds } from '../sharing/shareSettings.ts';
import { reportContent } from './reportContentSchemas.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));
const day = z.iso.date();
const time = z.iso.datetime();

export const shareLink = z.strictObject({
  id: z.string(),
  name: z.string(),
  client_id: z.string(),
  kind: z.enum(sharedKinds),
  /** Id of the dashboard or sent report; null for a client's overview. */
  shown_id: z.nullable(z.string()),
  /** Range, comparison and filters as in an address: `range=28d&compare=previous`. */
  view: z.string(),
  /** Null: valid until revoked. */
  expires_at: z.nullable(time),
  has_password: z.boolean(),
  /** First day that visitors may choose; null if the period is fixed. */
  since: z.nullable(day),
  status: z.enum(['open', 'expired', 'revoked']),
  opened: count,
  last_opened_at: z.nullable(time),
  created_at: time,
  by: z.string(),
  etag: z.string(),
});

/** `shown`: links of that dashboard or report. */
export const shareLinkQuery = z.strictObject({
  client: z.optional(z.string()),
  shown: z.optional(z.string()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const shareLinkList = z.strictObject({
  items: z.array(shareLink),
  next_cursor: z.nullable(z.string()),
  total: count,
});

/** `password` omitted: none. */
export const shareLinkBody = z.strictObject({
  name: typedText,
  client_id: z.string(),
  kind: z.enum(sharedKinds),
  shown_id: z.nullable(z.string()),
  view: z.string().check(z.maxLength(2_000)),
  expires_at: z.nullable(time),
  password: z.optional(z.string()),
  since: z.nullable(day),
});

/** Fields that are omitted stay unchanged. `password` null removes it. */
export const shareLinkChanges = z.strictObject({
  name: z.optional(typedText),
  expires_at: z.optional(z.nullable(time)),
  password: z.optional(z.nullable(z.string())),
  since: z.optional(z.nullable(day)),
});

export const shareLinkParams = z.strictObject({ id: z.string() });
export const shareLinkReply = z.strictObject({ share_link: shareLink });

/** `token` appears in this reply only; the page's address is `/share/` and the token. */
export const newShareLinkReply = z.strictObject({ share_link: shareLink, token: z.string() });

export const shareParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,200}$/)) });

/** The visitor's range, if the link allows one; inclusive days such as `2026-11-21`. */
export const shareQuery = z.strictObject({ from: z.optional(day), to: z.optional(day) });

/** `password` omitted: asks whether one is required. */
export const shareOpening = z.strictObject({ password: z.optional(z.string().check(z.maxLength(1_000))) });

/** `token` is the bearer token for reading the content, until `expires_at`. */
export const sharePass = z.strictObject({ token: z.string(), expires_at: time });

export const sharedContent = z.strictObject({
  content: reportContent,
  choice: z.nullable(z.strictObject({ from: day, to: day })),
  expires_at: z.nullable(time),
});

export type ShareLinkItem = z.infer<typeof shareLink>;
export type SharedContent = z.infer<typeof sharedContent>;
