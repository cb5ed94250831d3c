/** The shapes of share links on the wire, for who makes them and for who opens them. */
import * as z from 'zod/mini';
import { sharedKinds } from '../sharing/shareLink.ts';
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
  /** The dashboard or the sent report; null of a client's overview. */
  shown_id: z.nullable(z.string()),
  /** Range, comparison and filters as an address has them: `range=28d&compare=previous`. */
  view: z.string(),
  /** Null: until it is revoked. */
  expires_at: z.nullable(time),
  has_password: z.boolean(),
  /** Visitors may choose any days from this one on; null: the period is fixed. */
  since: z.nullable(day),
  status: z.enum(['open', 'expired', 'revoked']),
  /** How often it was opened. */
  opened: count,
  last_opened_at: z.nullable(time),
  created_at: time,
  /** Who changed it last. */
  by: z.string(),
  /** For `If-Match`. */
  etag: z.string(),
});

/** `shown`: the links of that dashboard or report. */
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

/** `password` left out: none. */
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

/** What is left out stays. `password` null: none any more. */
export const shareLinkChanges = z.strictObject({
  name: z.optional(typedText),
  expires_at: z.optional(z.nullable(time)),
  password: z.optional(z.nullable(z.string())),
  since: z.optional(z.nullable(day)),
});

export const shareLinkParams = z.strictObject({ id: z.string() });
export const shareLinkReply = z.strictObject({ share_link: shareLink });

/** `token` is said this once; the address of the page is `/share/` and the token. */
export const newShareLinkReply = z.strictObject({ share_link: shareLink, token: z.string() });

export const shareParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,200}$/)) });

/** Days that a visitor chooses where the link lets them: inclusive, such as `2026-11-21`. */
export const shareQuery = z.strictObject({ from: z.optional(day), to: z.optional(day) });

/** `password` left out: to see whether one is needed. */
export const shareOpening = z.strictObject({ password: z.optional(z.string().check(z.maxLength(1_000))) });

/** `token` is sent as bearer token with each reading of the content, until `expires_at`. */
export const sharePass = z.strictObject({ token: z.string(), expires_at: time });

export const sharedContent = z.strictObject({
  content: reportContent,
  /** The days that may be chosen, inclusive; null: the period is fixed. */
  choice: z.nullable(z.strictObject({ from: day, to: day })),
  /** Null: until it is revoked. */
  expires_at: z.nullable(time),
});

export type ShareLinkItem = z.infer<typeof shareLink>;
export type SharedContent = z.infer<typeof sharedContent>;
