/** Handles GET /api/auth/session: returns the session's person. */
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { Context, Handler } from '../http/context.ts';
import { json, problem } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { membershipReply } from '../team/membershipReply.ts';
import { profileOf, userOf } from './sessionProposal.ts';
import { viewerReply } from './viewerReply.ts';

const viewerSession = ({ answers, caller }: Context<'readSession'>, viewedBy: string): SignedIn | null => {
  const account = answers.accountDirectory.byId[viewedBy];
  const session = { token: caller.token, expires_at: caller.expiresAt };
  return account
    ? viewerReply(account, membershipReply(caller, answers), { id: caller.accountId, session })
    : null;
};

export const readSession: Handler<'readSession'> = (_request, context) => {
  const { answers, caller } = context;
  if (caller.viewedBy !== undefined) {
    const reply = viewerSession(context, caller.viewedBy);
    return reply ? json(200, reply) : problem('userNotFound');
  }
  const account = answers.accountDirectory.byId[caller.accountId];
  if (!account) return problem('userNotFound');
  const body = {
    user: userOf(account),
    profile: profileOf(account),
    membership: membershipReply(caller, answers),
    session: { token: caller.token, expires_at: caller.expiresAt },
  };
  // The ETag is the profile's version for `If-Match`. Membership, deletion and expiry are not in it, so 304
  // is never sent.
  return json(200, body, { ETag: versionTag(account.revision) });
};
