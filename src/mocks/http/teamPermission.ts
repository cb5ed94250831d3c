/** The 403 of who may not do something to a member of the team or to an invitation, for its handlers and for taking it back. */
import type { Role } from '#domain/access/role.ts';
import { mayInvite, refusedTeamAct, type TeamAct } from '#domain/access/teamRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Membership } from '#events/workspaces/workspaceState.ts';
import type { Caller } from './context.ts';
import { RefusalError } from './refusal.ts';

/** Throws the 403 of who may not do that to a member. */
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

/** Throws the 403 of who may not see to an invitation for that role; undefined: of none that is known. */
export const demandInvitation = ({ role: giver }: Pick<Caller, 'role'>, role: Role | undefined): void => {
  if (role !== undefined && !mayInvite(giver, role))
    throw new RefusalError('roleForbidden', { reason: 'Only an admin may do this to an admin.' });
};
