/** Refuses with 403 actions on team members and invitations, both in their handlers and on undo. */
import type { Role } from '#domain/access/role.ts';
import { mayInvite, refusedTeamAct, type TeamAct } from '#domain/access/teamRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Membership } from '#events/workspaces/workspaceState.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

export const demandTeamPermission = (
  { accountDirectory }: Pick<Answers, 'accountDirectory'>,
  caller: Pick<Caller, 'accountId' | 'role'>,
  member: Pick<Membership, 'accountId' | 'kind'>,
  act: TeamAct,
): void => {
  const role = accountDirectory.byId[member.accountId]?.role ?? 'user';
  const reason = refusedTeamAct(caller, { ...member, role }, act);
  if (reason !== null) throw new RefusalError('roleForbidden', { reason });
};

/** Throws 403 unless the caller may manage an invitation for that role; undefined for an unknown role. */
export const demandInvitation = ({ role: giver }: Pick<Caller, 'role'>, role: Role | undefined): void => {
  if (role !== undefined && !mayInvite(giver, role))
    throw new RefusalError('roleForbidden', { reason: 'Only an admin may do this to an admin.' });
};
