/** The word for what somebody is in a workspace: the same on the badge, in the list of people and below a greeting. */
import type { MembershipKind } from './membership.ts';
import { type Role, roleLabels } from './role.ts';

/** An owner who has not started a plan yet has no staff role (S6.1), but is nobody’s client. */
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
