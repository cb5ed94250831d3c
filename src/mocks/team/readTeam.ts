/** Handles GET /api/team: returns the team, the invitations and the used seats. */
import { countsAsTeam } from '#domain/access/membership.ts';
import type { TeamMember, TeamReply } from '#domain/contract/teamSchemas.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import { openInvitationsOf } from '#events/projections/teamDirectory.ts';
import type { Membership } from '#events/workspaces/workspaceState.ts';
import type { Handler } from '../http/context.ts';
import { json, problem } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { planOf, usageOf } from '../subscription/planOf.ts';
import { invitationItem, lastActs, memberItem } from './teamItems.ts';

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
