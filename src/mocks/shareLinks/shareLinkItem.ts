/** Serializes a share link for its owner. */
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { isOpen, type ShareLink } from '#events/shareLinks/shareLink.ts';
import { versionTag } from '../http/version.ts';

const statusOf = (link: ShareLink, now: string): ShareLinkItem['status'] => {
  if (link.revokedAt !== null) return 'revoked';
  return isOpen(link, now) ? 'open' : 'expired';
};

export const shareLinkItem = (
  link: ShareLink,
  { answers, now }: { readonly answers: Pick<Answers, 'accountDirectory'>; readonly now: string },
): ShareLinkItem => {
  const account = answers.accountDirectory.byId[link.by];
  return {
    id: link.id,
    name: link.name,
    client_id: link.clientId,
    kind: link.kind,
    shown_id: link.shownId,
    view: link.view,
    expires_at: link.expiresAt,
    has_password: link.passwordId !== null,
    since: link.since,
    status: statusOf(link, now),
    opened: link.opened,
    last_opened_at: link.lastOpenedAt,
    created_at: link.createdAt,
    by: account ? accountName(account) : 'Someone',
    etag: versionTag(link.revision),
  };
};
