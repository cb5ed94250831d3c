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

export type TeamAct = { readonly kind: 'remove' } | { readonly kind: 'role'; readonly role: StaffRole };

/** Why somebody may not do that to a member of the team; null when they may. */
export const refusedTeamAct = (
  caller: Pick<TeamPerson, 'accountId' | 'role'>,
  member: TeamPerson,
  act: TeamAct,
): string | null => {
  if (member.accountId === caller.accountId)
    return act.kind === 'role' ? 'You cannot change your own role.' : 'You cannot remove yourself.';
  if (!mayGive(caller.role, member.role)) return 'Only an admin may do this to an admin.';
  if (act.kind === 'role' && !mayGive(caller.role, act.role))
    return 'Only an admin may make somebody an admin.';
  return null;
};
