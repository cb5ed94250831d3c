/** Folds the events of share links for decisions, the directory and replies. */
import { ownValue } from '#domain/ownValue.ts';
import type { SharedKind, ShareSettings } from '#domain/sharing/shareSettings.ts';
import type { ShareLinkEvent } from './shareLinkEvents.ts';

export type ShareLink = ShareSettings & {
  readonly id: string;
  readonly clientId: string;
  readonly kind: SharedKind;
  readonly shownId: string | null;
  readonly view: string;
  readonly createdAt: string;
  readonly by: string;
  readonly revokedAt: string | null;
  readonly opened: number;
  readonly lastOpenedAt: string | null;
  /** Revision of the latest event about the link itself, for `ETag` and `If-Match`. Visits do not count. */
  readonly revision: number;
};

export type ShareLinks = { readonly byId: Readonly<Record<string, ShareLink>> };

export const noShareLinks: ShareLinks = { byId: {} };

type Created = Extract<ShareLinkEvent, { type: 'ShareLinkCreated' }>['data'];

const created = (data: Created, revision: number): ShareLink => {
  const { shareLinkId: id, workspaceId: _workspaceId, ...facts } = data;
  return { id, ...facts, revokedAt: null, opened: 0, lastOpenedAt: null, revision };
};

const settingsOf = ({ name, expiresAt, passwordId, since }: ShareSettings): ShareSettings => ({
  name,
  expiresAt,
  passwordId,
  since,
});

const linkAfter = (before: ShareLink, event: ShareLinkEvent, revision: number): ShareLink => {
  switch (event.type) {
    case 'ShareLinkCreated':
    case 'ShareLinkPasswordRefused':
      return before;
    case 'ShareLinkChanged':
      return { ...before, ...settingsOf(event.data), by: event.data.by, revision };
    case 'ShareLinkRevoked':
      return { ...before, revokedAt: event.data.revokedAt, by: event.data.by, revision };
    case 'ShareLinkRestored':
      return { ...before, revokedAt: null, by: event.data.by, revision };
    case 'ShareLinkOpened':
      return { ...before, opened: before.opened + 1, lastOpenedAt: event.data.openedAt };
  }
};

export const shareLinkOf = ({ byId }: ShareLinks, id: string): ShareLink | undefined => ownValue(byId, id);

export const shareLinksAfter = (links: ShareLinks, event: ShareLinkEvent, revision: number): ShareLinks => {
  const { shareLinkId } = event.data;
  const known = shareLinkOf(links, shareLinkId);
  const after =
    event.type === 'ShareLinkCreated'
      ? created(event.data, revision)
      : known && linkAfter(known, event, revision);
  return after ? { byId: { ...links.byId, [shareLinkId]: after } } : links;
};

/** True when neither revoked nor expired at `now` (ISO 8601 UTC). */
export const isOpen = (
  { revokedAt, expiresAt }: Pick<ShareLink, 'revokedAt' | 'expiresAt'>,
  now: string,
): boolean => revokedAt === null && (expiresAt === null || expiresAt > now);
