/** What can happen to a share link; its token, its password and the passes of its visitors are secrets and stand in the vault only. */
import * as z from 'zod/mini';
import { sharedKinds } from '#domain/sharing/shareLink.ts';
import { count, day, type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

const about = { workspaceId: id, shareLinkId: id, clientId: id };

/** `expiresAt` null: until it is revoked. `passwordId` names a verifier in the vault. `since` null: the period is fixed. */
const settings = {
  name: text,
  expiresAt: z.nullable(time),
  passwordId: z.nullable(id),
  since: z.nullable(day),
};

/** Of visitors; `visit` keeps these events apart from those of the link itself. */
const visit = { ...about, name: text, visit: id };

export const shareLinkEvents = {
  /** `shownId`: the dashboard or the sent report; null of an overview. `view`: the range, comparison and filters as an address has them. */
  ShareLinkCreated: z.strictObject({
    ...about,
    ...settings,
    kind: z.enum(sharedKinds),
    shownId: nullableText,
    view: text,
    by: id,
    createdAt: time,
  }),
  /** All settings as they are now. */
  ShareLinkChanged: z.strictObject({ ...about, ...settings, by: id, changedAt: time }),
  ShareLinkRevoked: z.strictObject({ ...about, name: text, by: id, revokedAt: time }),
  ShareLinkRestored: z.strictObject({ ...about, name: text, by: id, restoredAt: time }),
  ShareLinkOpened: z.strictObject({ ...visit, openedAt: time }),
  /** So many wrong passwords in a row; none is heard before `until`. */
  ShareLinkPasswordRefused: z.strictObject({ ...visit, tries: count, until: time, refusedAt: time }),
} as const;

export type ShareLinkEvent = EventsIn<typeof shareLinkEvents>;
