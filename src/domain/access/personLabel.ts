/** Names the label of a person in a workspace for the badge, the people list and the greeting. */
import type { MembershipKind } from './membership.ts';
import { type Role, roleLabels } from './role.ts';

/** An owner without a plan has no staff role yet (S6.1), but is not a client either. */
export const personLabel = ({
  role,
  kind,
}: {
  readonly role: Role;
  readonly kind: MembershipKind;
}): string => {
  if (kind === 'client') return 'Client contact';
  return kind === 'owner' && role === 'user' ? 'Owner' : roleLabels[role];
};
