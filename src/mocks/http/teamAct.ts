/** The 403 of who may not do something to a member of the team, for its handlers and for taking it back. */
import { refusedTeamAct, type TeamAct } from '#domain/access/teamRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Membership } from '#events/workspaces/workspaceState.ts';
import type { Caller } from './context.ts';
import { RefusalError } from './refusal.ts';

/** Throws the 403 of who may not do that to a member. */
export const demandTeamAct = (
  { accountDirectory }: Pick<Answers, 'accountDirectory'>,
  caller: Pick<Caller, 'accountId' | 'role'>,
  member: Pick<Membership, 'accountId' | 'kind'>,
  act: TeamAct,
): void => {
  const role = accountDirectory.byId[member.accountId]?.role ?? 'user';
  const reason = refusedTeamAct(caller, { ...member, role }, act);
  if (reason !== null) throw new RefusalError('roleForbidden', { reason });
};
