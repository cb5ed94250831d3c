/** Handles PATCH and DELETE /api/team/members/:id, and POST .../restore, for team members and people of clients. */

import type { StaffRole } from '#domain/access/teamRules.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { Answers } from '#events/projections/answers.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { Membership, WorkspaceState } from '#events/workspaces/workspaceState.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { refusedSeats } from './seats.ts';
import { lastActs, memberItem } from './teamItems.ts';
import { demandTeamPermission } from './teamPermission.ts';

const handle = handleCommand(workspaceStream, workspaceDecider);

const personIn = (state: WorkspaceState | undefined, from: 'members' | 'removed', id: string): Membership => {
  const all = state?.status === 'created' ? state[from] : {};
  return ownValue(all, id) ?? notThere();
};

const staffIn = (state: WorkspaceState | undefined, id: string): Membership => {
  const member = personIn(state, 'members', id);
  return member.kind === 'client' ? notThere() : member;
};

type Changing = Pick<Context<'removeMember'>, 'caller' | 'params'>;

type Asked = { readonly answers: Context<'readTeam'>['answers']; readonly workspaceId: string };

const memberReply = ({ answers, workspaceId }: Asked, member: Membership, role?: StaffRole): CommandReply => {
  const membership = { workspaceId, status: 'active', acts: lastActs(answers) } as const;
  const item = memberItem(answers, member, membership) ?? notThere();
  return { status: 200, body: { member: { ...item, ...definedOnly({ role }) } } };
};

const teamOf = ({ teamDirectory }: Pick<Answers, 'teamDirectory'>, { caller }: Changing) =>
  teamDirectory.byWorkspace[caller.workspaceId]?.state;

export const changeMemberRole: Handler<'changeMemberRole'> = (request, context) => {
  const { body, caller, params, now } = context;
  const { role } = body;
  return handle(request, context, {
    plan: (answers) => {
      const member = staffIn(teamOf(answers, context), params.id);
      demandTeamPermission(answers, caller, member, { kind: 'role', role });
      const from = answers.accountDirectory.byId[params.id]?.role ?? 'user';
      return {
        key: [caller.workspaceId],
        command: { type: 'ChangeMemberRole', accountId: params.id, from, role, now },
        reply: () => memberReply({ answers, workspaceId: caller.workspaceId }, member, role),
      };
    },
  });
};

export const removeMember: Handler<'removeMember'> = (request, context) => {
  const { caller, params, now } = context;
  return handle(request, context, {
    plan: (answers) => {
      const member = personIn(teamOf(answers, context), 'members', params.id);
      demandTeamPermission(answers, caller, member, { kind: 'remove' });
      return {
        key: [caller.workspaceId],
        command: { type: 'RemoveMember', accountId: params.id, now },
        reply: () => ({ status: 204 }),
      };
    },
  });
};

/** Restores the previous role; a team member needs a seat of the plan. */
export const restoreMember: Handler<'restoreMember'> = (request, context) => {
  const { caller, params, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const member = personIn(teamOf(answers, context), 'removed', params.id);
      demandTeamPermission(answers, caller, member, { kind: 'remove' });
      const { accountId, kind, clientId } = member;
      return {
        key: [workspaceId],
        command: { type: 'JoinWorkspace', accountId, kind, clientId, now },
        refuse: (states) => refusedSeats(answers, { workspaceId, now }, states),
        reply: () => memberReply({ answers, workspaceId }, { ...member, joinedAt: now }),
      };
    },
  });
};
