/** Decides which staff may manage which team members: managers manage managers, admins all but the owner. */
import type { MembershipKind } from './membership.ts';
import type { Role } from './role.ts';

export const staffRoles = ['admin', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

export type TeamPerson = { readonly accountId: string; readonly role: Role; readonly kind: MembershipKind };

export const mayGive = (giver: Role, role: Role): boolean =>
  giver === 'admin' || (giver === 'manager' && role === 'manager');

/** All staff may invite a `user`, who is a person of a client. */
export const mayInvite = (giver: Role, role: Role): boolean =>
  role === 'user' ? giver !== 'user' : mayGive(giver, role);

export type TeamAct = { readonly kind: 'remove' } | { readonly kind: 'role'; readonly role: StaffRole };

/** The refusal for an action on a team member or a client's person, whom all staff may manage; null if allowed. */
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

/** The refusal to delete one's own account; null if allowed. `others`: roles of the remaining team members who can sign in. */
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
