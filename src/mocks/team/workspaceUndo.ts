/** Declares the undo of changes of the team, its invitations and the billing details. */

import { refusedOwnerReturn } from '#domain/access/ownerRules.ts';
import { roleLabels } from '#domain/access/role.ts';
import type { WorkspaceCommand } from '#events/workspaces/workspaceCommands.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { WorkspaceEvent } from '#events/workspaces/workspaceEvents.ts';
import type { Membership, Workspace, WorkspaceState } from '#events/workspaces/workspaceState.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import { unsavedDetails } from '../billing/billedTo.ts';
import { RefusalError } from '../http/refusal.ts';
import { type Facts, oneOf, person, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';
import { refusedSeats } from './seats.ts';
import { demandInvitation, demandTeamPermission } from './teamPermission.ts';

const ownerStays = 'The owner cannot be removed from the workspace.';

const factsOfPerson = (state: Workspace, data: WorkspaceEvent['data']): Facts | null | undefined => {
  if ('invitationId' in data) {
    const invitation = state.invitations[data.invitationId];
    return invitation
      ? {
          Email: text(invitation.email),
          Role: oneOf(roleLabels, invitation.role),
          Status: text(invitation.status),
        }
      : null;
  }
  if ('accountId' in data) {
    const member = state.members[data.accountId];
    if (member) return { Membership: text(member.suspended ? 'suspended' : 'member') };
    return state.removed[data.accountId] ? { Membership: text('removed') } : null;
  }
  return undefined;
};

const factsOf = (state: WorkspaceState, data: WorkspaceEvent['data']): Facts | null => {
  if (state.status === 'none') return null;
  if ('formerOwnerId' in data) return { Owner: person(state.ownerId) };
  if ('schedules' in data) return { Workspace: text(state.deletion === null ? 'in use' : 'deleted') };
  const ofPerson = factsOfPerson(state, data);
  if (ofPerson !== undefined) return ofPerson;
  return (
    state.details && {
      Company: text(state.details.company),
      'Email for invoices': text(state.details.email),
      'VAT number': text(state.details.taxId),
      Address: text(state.details.address),
    }
  );
};

/** The undo needs the permission of the original action. */
const demandRemoval = ({ answers, caller }: Taking, person: Pick<Membership, 'accountId' | 'kind'>): void =>
  demandTeamPermission(answers, caller, person, { kind: 'remove' });

const demandInvited = (before: WorkspaceState, { caller }: Pick<Taking, 'caller'>, id: string): void =>
  demandInvitation(caller, before.status === 'created' ? before.invitations[id]?.role : undefined);

export const workspaceUndo = undoSubject<WorkspaceCommand, WorkspaceEvent, WorkspaceState>({
  stream: workspaceStream,
  decider: workspaceDecider,
  facts: factsOf,
  ways: {
    WorkspaceCreated: { never: 'Creating the workspace can’t be undone.' },
    MemberJoined: {
      as: 'removeMember',
      command: ({ data: { accountId, kind }, now, ...taking }) => {
        const isOwner = taking.answers.workspaceDirectory.membershipOf[accountId]?.kind === 'owner';
        if (isOwner) throw new RefusalError('undoImpossible', { reason: ownerStays });
        demandRemoval({ now, ...taking }, { accountId, kind });
        return { type: 'RemoveMember', accountId, now };
      },
    },
    MemberRoleChanged: {
      as: 'changeMemberRole',
      command: ({ data: { accountId, formerRole, role }, answers, caller, now }) => {
        const act = { kind: 'role', role: formerRole === 'admin' ? 'admin' : 'manager' } as const;
        // An owner's role returns only with the ownership, because the decider keeps it while they own the
        // workspace.
        if (caller.kind !== 'owner' || caller.accountId !== accountId)
          demandTeamPermission(answers, caller, { accountId, kind: 'staff' }, act);
        return { type: 'ChangeMemberRole', accountId, from: role, role: formerRole, now };
      },
    },
    WorkspaceOwnerChanged: {
      as: 'changeOwner',
      command: ({ data, caller, now }) => {
        const reason = refusedOwnerReturn(caller, data, now);
        if (reason !== null) throw new RefusalError('roleForbidden', { reason });
        const { formerOwnerId: accountId } = data;
        return { type: 'ChangeOwner', accountId, role: 'admin', by: caller.accountId, now };
      },
    },
    WorkspaceDeleted: { never: 'The owner restores it on the page that says it was deleted.' },
    WorkspaceRestored: { never: 'The owner can delete it again, under Billing, Team.' },
    SecondFactorRequirementChanged: { never: 'An admin can change it again under Billing, Team.' },
    MemberRemoved: {
      as: 'restoreMember',
      command: ({ data: { accountId }, before, now, ...taking }) => {
        const member = before.status === 'created' ? before.members[accountId] : undefined;
        const { kind = 'staff', clientId = null } = member ?? {};
        demandRemoval({ now, ...taking }, { accountId, kind });
        return { type: 'JoinWorkspace', accountId, kind, clientId, now };
      },
    },
    MemberErased: { never: 'The encryption key was deleted, so the personal data can’t be read any more.' },
    MemberSuspended: {
      as: 'restoreMember',
      command: ({ data: { accountId }, now }) => ({ type: 'ReinstateMember', accountId, now }),
    },
    MemberReinstated: {
      as: 'startSimulation',
      command: ({ data: { accountId }, now }) => ({ type: 'SuspendMember', accountId, now }),
    },
    MemberInvited: {
      as: 'revokeInvitation',
      command: ({ data: { invitationId, role }, caller, now }) => {
        demandInvitation(caller, role);
        return { type: 'RevokeInvitation', invitationId, now };
      },
    },
    InvitationResent: { never: 'The invitation has been sent.' },
    InvitationRevoked: {
      as: 'restoreInvitation',
      command: ({ data: { invitationId }, before, now, ...taking }) => {
        demandInvited(before, taking, invitationId);
        return { type: 'RestoreInvitation', invitationId, now };
      },
    },
    InvitationRestored: {
      as: 'revokeInvitation',
      command: ({ data: { invitationId }, before, now, ...taking }) => {
        demandInvited(before, taking, invitationId);
        return { type: 'RevokeInvitation', invitationId, now };
      },
    },
    InvitationAccepted: { never: 'This person has joined. Remove them under Team instead.' },
    BillingDetailsChanged: {
      as: 'saveBillingDetails',
      command: ({ before, answers, caller, now }) => {
        const former = before.status === 'created' ? before.details : null;
        const details = former ?? unsavedDetails(answers, caller.workspaceId, now);
        return { type: 'ChangeBillingDetails', details, now };
      },
    },
  },
  refuse: ({ answers, caller, now }, states) =>
    refusedSeats(answers, { workspaceId: caller.workspaceId, now }, states),
});
