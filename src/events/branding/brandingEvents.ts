/** Declares the events of a workspace's look. */
import * as z from 'zod/mini';
import { count, type EventsIn, id, nullableText, time } from '../eventShape.ts';

const look = z.strictObject({
  name: nullableText,
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  logoText: nullableText,
  hidesPoweredBy: z.boolean(),
  tagline: z.exactOptional(z.string()),
  supportEmail: z.exactOptional(z.string()),
  supportUrl: z.exactOptional(z.string()),
  imprintUrl: z.exactOptional(z.string()),
  privacyUrl: z.exactOptional(z.string()),
  termsUrl: z.exactOptional(z.string()),
  reportFooter: z.exactOptional(z.string()),
  palette: z.exactOptional(z.string()),
  typeface: z.exactOptional(z.string()),
  logoId: z.exactOptional(id),
  darkLogoId: z.exactOptional(id),
  faviconId: z.exactOptional(id),
  coverId: z.exactOptional(id),
  signInHeading: z.exactOptional(z.string()),
  signInMessage: z.exactOptional(z.string()),
  signInPictureId: z.exactOptional(id),
  mailSender: z.exactOptional(z.string()),
  mailReplyTo: z.exactOptional(z.string()),
  mailFooter: z.exactOptional(z.string()),
  portalMenu: z.exactOptional(z.string()),
});

export const brandingEvents = {
  /** Publishes a look as a new version; a draft ends with it. */
  LookSaved: z.strictObject({ workspaceId: id, look, savedAt: time }),
  /** Look null: the draft is discarded. `publishAt` null: it waits for a person. */
  LookDrafted: z.strictObject({
    workspaceId: id,
    look: z.nullable(look),
    publishAt: z.nullable(time),
    draftedAt: time,
  }),
  /** Restores an earlier version, 0 being the product's own look, as one more version. */
  LookRolledBack: z.strictObject({ workspaceId: id, version: count, rolledBackAt: time }),
  /** Calls for a mail to the person who asks, written as the agency's mails are. */
  MailTestRequested: z.strictObject({ workspaceId: id, accountId: id, requestedAt: time }),
} as const;

export type BrandingEvent = EventsIn<typeof brandingEvents>;
