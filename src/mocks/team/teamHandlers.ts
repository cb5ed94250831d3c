/** Handles requests about members and the owner of a workspace. */

import { countsAsTeam } from '#domain/access/membership.ts';
import { refusedOwnerChange } from '#domain/access/ownerRules.ts';
import type { StaffRole } from '#domain/access/teamRules.ts';
import type { TeamMember, TeamReply } from '#domain/contract/teamSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { ownValue } from '#domain/ownValue.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import type { Answers } from '#events/projections/answers.ts';
import { openInvitationsOf } from '#events/projections/teamDirectory.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { Membership, WorkspaceState } from '#events/workspaces/workspaceState.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json, problem } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { planOf, usageOf } from '../subscription/planOf.ts';
import { requireTypedName } from './requireTypedName.ts';
import { refusedSeats } from './seats.ts';
import { invitationItem, lastActs, memberItem } from './teamItems.ts';
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

/** Handles PUT /api/workspace/owner: transfers ownership within the team; plan, bills and limits are unchanged. */
export const changeOwner: Handler<'changeOwner'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  const accountId = body.member_id;
  return handle(request, context, {
    plan: (answers) => {
      const workspace = answers.workspaceDirectory.byId[workspaceId] ?? notThere();
      const reason = refusedOwnerChange(caller, accountId);
      if (reason !== null) throw new RefusalError('roleForbidden', { reason });
      requireTypedName(body.name, workspace.name);
      const role = answers.accountDirectory.byId[accountId]?.role ?? 'user';
      return {
        key: [workspaceId],
        command: { type: 'ChangeOwner', accountId, role, by, now },
        version: (state) => (state.status === 'created' ? state.ownerChanges : null),
        ifMatch: 'required',
        reply: (after) => {
          if (after.status !== 'created') return notThere();
          const member = after.members[accountId] ?? notThere();
          const membership = { workspaceId, status: 'active', acts: lastActs(answers) } as const;
          const item = memberItem(answers, member, membership) ?? notThere();
          return { status: 200, body: { member: { ...item, role: 'admin' } }, version: after.ownerChanges };
        },
      };
    },
  });
};

export const readTeam: Handler<'readTeam'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const state = answers.teamDirectory.byWorkspace[workspaceId]?.state;
  if (state?.status !== 'created') return problem('notFound');
  const acts = lastActs(answers);
  const itemsOf = (
    all: Readonly<Record<string, Membership>>,
    statusOf: (member: Membership) => TeamMember['status'],
  ): TeamMember[] =>
    Object.values(all)
      .filter(({ kind }) => countsAsTeam(kind))
      .flatMap(
        (member) => memberItem(answers, member, { workspaceId, status: statusOf(member), acts }) ?? [],
      );
  const reply: TeamReply = {
    members: itemsOf(state.members, ({ suspended }) => (suspended ? 'suspended' : 'active')),
    removed: itemsOf(state.removed, () => 'removed'),
    invitations: openInvitationsOf(answers.teamDirectory, workspaceId).map((one) =>
      invitationItem(answers, workspaceId, one),
    ),
    seats: {
      used: usageOf(answers, { workspaceId, now }).teamMembers,
      limit: limitOf(planOf(answers, { workspaceId, now }), 'teamMembers'),
    },
    ownership: { etag: versionTag(state.ownerChanges) },
    second_factor: { is_required: state.requiresSecondFactor },
  };
  return json(200, reply);
};

export const requireSecondFactor: Handler<'requireSecondFactor'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  const { is_required: isRequired } = body;
  return handle(request, context, {
    plan: ({ accountDirectory }) => {
      // Otherwise an admin would lose the access to this setting by it.
      if (isRequired && !accountDirectory.byId[by]?.hasSecondFactor) throw new RefusalError('ownFactorFirst');
      return {
        key: [workspaceId],
        command: { type: 'RequireSecondFactor', isRequired, by, now },
        reply: () => ({ status: 200, body: { is_required: isRequired } }),
      };
    },
  });
};
