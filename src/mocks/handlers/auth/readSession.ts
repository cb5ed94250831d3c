/** GET /api/auth/session: whose session it is. */
import type { Handler } from '../../http/context.ts';
import { membershipReply } from '../../http/membershipReply.ts';
import { json, problem } from '../../http/respond.ts';
import { versionTag } from '../../http/version.ts';
import { profileOf, userOf } from './sessionProposal.ts';

export const readSession: Handler<'readSession'> = (_request, { answers, caller }) => {
  const account = answers.accountDirectory.byId[caller.accountId];
  if (!account) return problem('userNotFound');
  const body = {
    user: userOf(account),
    profile: profileOf(account),
    membership: membershipReply(caller, answers),
    session: { token: caller.token, expires_at: caller.expiresAt },
  };
  return json(200, body, { ETag: versionTag(account.revision) });
};
