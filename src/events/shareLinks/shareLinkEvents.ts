/** Declares the events of a share link; token, password and visitors' passes are secrets in the vault only. */
import * as z from 'zod/mini';
import { sharedKinds } from '#domain/sharing/shareSettings.ts';
import { count, day, type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

const about = { workspaceId: id, shareLinkId: id, clientId: id };

/** `expiresAt` null: until it is revoked. `passwordId` names a verifier in the vault. `since` null: the period is fixed. */
const settings = {
  name: text,
  expiresAt: z.nullable(time),
  passwordId: z.nullable(id),
  since: z.nullable(day),
};

/** Visitors' events; `visit` gives them an entity separate from the link's. */
const visit = { ...about, name: text, visit: id };

export const shareLinkEvents = {
  /** `shownId`: the dashboard or the sent report; null for an overview. `view`: range, comparison and filters as in an address. */
  ShareLinkCreated: z.strictObject({
    ...about,
    ...settings,
    kind: z.enum(sharedKinds),
    shownId: nullableText,
    view: text,
    by: id,
    createdAt: time,
  }),
  ShareLinkChanged: z.strictObject({ ...about, ...settings, by: id, changedAt: time }),
  ShareLinkRevoked: z.strictObject({ ...about, name: text, by: id, revokedAt: time }),
  ShareLinkRestored: z.strictObject({ ...about, name: text, by: id, restoredAt: time }),
  ShareLinkOpened: z.strictObject({ ...visit, openedAt: time }),
  /** `tries`: consecutive wrong passwords; attempts before `until` are refused. */
  ShareLinkPasswordRefused: z.strictObject({ ...visit, tries: count, until: time, refusedAt: time }),
} as const;

export type ShareLinkEvent = EventsIn<typeof shareLinkEvents>;
