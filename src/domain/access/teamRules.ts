/** Who of an agency may do what about its team: a manager sees to managers, an admin to all but the owner. */
import type { MembershipKind } from './membership.ts';
import type { Role } from './role.ts';

/** The roles of the agency's own people. */
export const staffRoles = ['admin', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type TeamPerson = { readonly accountId: string; readonly role: Role; readonly kind: MembershipKind };

/** Whether somebody of that role may give the role to others, or take it from them. */
export const mayGive = (giver: Role, role: Role): boolean =>
  giver === 'admin' || (giver === 'manager' && role === 'manager');

/** Whether somebody of that role may invite others with the role: `user` is a person of a client, whom all of the agency's staff may invite. */
export const mayInvite = (giver: Role, role: Role): boolean =>
  role === 'user' ? giver !== 'user' : mayGive(giver, role);

export type TeamAct = { readonly kind: 'remove' } | { readonly kind: 'role'; readonly role: StaffRole };

/** Why somebody may not do that to a member of the team or to a person of a client, whom all of the staff see to; null when they may. */
export const refusedTeamAct = (
  caller: Pick<TeamPerson, 'accountId' | 'role'>,
  member: TeamPerson,
  act: TeamAct,
): string | null => {
  if (member.accountId === caller.accountId)
    return act.kind === 'role' ? 'You cannot change your own role.' : 'You cannot remove yourself.';
  const mayTake = member.kind === 'client' ? mayInvite : mayGive;
  if (!mayTake(caller.role, member.role)) return 'Only an admin can change an admin.';
  if (act.kind === 'role' && !mayGive(caller.role, act.role))
    return 'Only an admin can make someone an admin.';
  return null;
};

/** Why somebody may not delete their own account; null when they may. `others`: the roles of those of the team who stay and can sign in. */
export const refusedOwnErasure = (
  { kind, role }: Pick<TeamPerson, 'kind' | 'role'>,
  others: readonly Role[],
): string | null => {
  if (kind === 'owner')
    return 'You own this workspace. Make someone else its owner first, under Billing, Team. To remove both, clear this site’s data in your browser settings.';
  if (role === 'admin' && !others.includes('admin'))
    return 'You are the last admin of this workspace. Make someone else an admin first, under Billing, Team.';
  return null;
};
