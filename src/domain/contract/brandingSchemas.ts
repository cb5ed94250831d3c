/** Defines the wire schemas of a workspace's branding. */
import * as z from 'zod/mini';
import { typedEmail, typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

export const look = z.strictObject({
  name: z.nullable(typedText),
  /** `#rrggbb` as chosen; pages show a readable tone of it. */
  accent: z.nullable(z.string()),
  logo_text: z.nullable(typedText),
  hide_powered_by: z.boolean(),
  /** A part that is omitted is the product's own. */
  tagline: z.exactOptional(typedText),
  support_email: z.exactOptional(typedEmail),
  support_url: z.exactOptional(typedText),
  imprint_url: z.exactOptional(typedText),
  privacy_url: z.exactOptional(typedText),
  terms_url: z.exactOptional(typedText),
  report_footer: z.exactOptional(typedText),
  /** Eight `#rrggbb` in order of use, separated by spaces. */
  palette: z.exactOptional(z.string()),
  typeface: z.exactOptional(z.string()),
  /** Ids of kept pictures. */
  logo_id: z.exactOptional(z.string()),
  dark_logo_id: z.exactOptional(z.string()),
  favicon_id: z.exactOptional(z.string()),
  cover_id: z.exactOptional(z.string()),
  sign_in_heading: z.exactOptional(typedText),
  sign_in_message: z.exactOptional(typedText),
  sign_in_picture_id: z.exactOptional(z.string()),
  mail_sender: z.exactOptional(typedText),
  mail_reply_to: z.exactOptional(typedEmail),
  mail_footer: z.exactOptional(typedText),
  /** `dashboard=Overview;aiChat`: the pages of a client's menu in order, each with an own name. */
  portal_menu: z.exactOptional(typedText),
});

const lookDraft = z.strictObject({
  look,
  /** Null while no publication is planned. */
  publish_at: z.nullable(z.iso.datetime()),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
});

/** Look null discards the draft. */
export const lookDraftBody = z.strictObject({
  look: z.nullable(look),
  publish_at: z.nullable(z.iso.datetime()),
});

export const whiteLabelReply = z.strictObject({
  saved: look,
  /** Only in replies to admins; omitted without a draft. */
  draft: z.exactOptional(lookDraft),
  in_force: look,
  /** 0 for the product's own branding, then 1, 2, 3, ... */
  version: count,
  etag: z.string(),
});

export const lookVersion = z.strictObject({
  id: z.string(),
  version: count,
  look,
  rolled_back_to: z.nullable(count),
  at: z.nullable(z.iso.datetime()),
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

export const testMailReply = z.strictObject({ to: z.string() });

/** Null: as the agency. */
const clientLook = z.strictObject({
  name: z.nullable(typedText),
  accent: z.nullable(z.string()),
  logo_id: z.nullable(z.string()),
  dark_logo_id: z.nullable(z.string()),
});

export const clientParams = z.strictObject({ id: z.string() });
/** Null removes it. */
export const clientLookBody = z.strictObject({ look: z.nullable(clientLook) });
export const clientLookReply = z.strictObject({ client_id: z.string(), look: z.nullable(clientLook) });
export const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });
export const clientLookList = z.strictObject({
  items: z.array(z.strictObject({ client_id: z.string(), look: clientLook })),
});

/** `agency`: the id of its workspace, or its domain. */
export const signInLookQuery = z.strictObject({ agency: z.string(), as_of: z.optional(z.string()) });

const shown = z.exactOptional(z.string());

/** Strangers see this of an agency. Pictures are data addresses. */
export const signInLookReply = z.strictObject({
  name: z.string(),
  accent: z.nullable(z.string()),
  logo_text: z.nullable(z.string()),
  hide_powered_by: z.boolean(),
  logo_url: shown,
  dark_logo_url: shown,
  picture_url: shown,
  heading: shown,
  message: shown,
  typeface: shown,
  support_email: shown,
  support_url: shown,
  imprint_url: shown,
  privacy_url: shown,
  terms_url: shown,
});

export type ClientLookItem = z.infer<typeof clientLook>;
export type SignInLook = z.infer<typeof signInLookReply>;
export type LookItem = z.infer<typeof look>;
export type LookDraft = z.infer<typeof lookDraft>;
export type WhiteLabelReply = z.infer<typeof whiteLabelReply>;
export type LookVersion = z.infer<typeof lookVersion>;
