/** Builds the reply for agency staff who view a client's portal: their own name with the client's role. */
import type { Membership, Session, SignedIn } from '#domain/contract/authSchemas.ts';
import type { Account } from '#events/accounts/account.ts';
import { profileOf, userOf } from './sessionProposal.ts';

export const viewerReply = (
  account: Account,
  membership: Membership,
  { id, session }: { readonly id: string; readonly session: Session },
): SignedIn => ({
  user: { ...userOf(account), id },
  profile: { ...profileOf(account), id, role: 'user', company: membership.client?.name ?? '' },
  membership,
  session,
});
