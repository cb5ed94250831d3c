/** Whose session it is when somebody of the agency looks at a client's portal: their name, and the client's role. */
import type { Membership, Session, SignedIn } from '#domain/contract/authSchemas.ts';
import type { Account } from '#events/accounts/account.ts';
import { profileOf, userOf } from './sessionProposal.ts';

/** `id` names the look: it is nobody's account. */
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
