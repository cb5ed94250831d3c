/** Decides a workspace: created with its owner as first member; no one joins twice; only members have a role. */
import { isRestorable, restorableUntil } from '#domain/access/workspaceDeletion.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import {
  acceptInvitation,
  changeDetails,
  changeInvitation,
  changeMember,
  eraseMember,
  invite,
} from './teamDecisions.ts';
import type {
  ChangeMemberRole,
  ChangeOwner,
  CreateWorkspace,
  DeleteWorkspace,
  JoinWorkspace,
  RequireSecondFactor,
  RestoreWorkspace,
  WorkspaceCommand,
} from './workspaceCommands.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';
import { type Workspace, type WorkspaceState, workspaceAfter } from './workspaceState.ts';

type Decided = Decision<WorkspaceEvent>;

const deleteWorkspace = (
  { by, schedules, isKept, now }: DeleteWorkspace,
  { workspaceId, deletion }: Workspace,
): Decided => {
  if (deletion !== null) return accept();
  const until = isKept ? null : restorableUntil(now);
  return accept({
    type: 'WorkspaceDeleted',
    data: { workspaceId, by, schedules: [...schedules], restorableUntil: until, deletedAt: now },
  });
};

const restoreWorkspace = ({ by, now }: RestoreWorkspace, { workspaceId, deletion }: Workspace): Decided => {
  if (deletion === null) return accept();
  if (!isRestorable(deletion.restorableUntil, now)) return reject('deletionFinal');
  const { schedules } = deletion;
  return accept({ type: 'WorkspaceRestored', data: { workspaceId, by, schedules, restoredAt: now } });
};

const create = (command: CreateWorkspace, state: WorkspaceState): Decision<WorkspaceEvent> => {
  if (state.status === 'created') return reject('versionConflict');
  const { workspaceId, name, ownerId, now } = command;
  return accept<WorkspaceEvent>(
    { type: 'WorkspaceCreated', data: { workspaceId, name, ownerId, createdAt: now } },
    {
      type: 'MemberJoined',
      data: { workspaceId, accountId: ownerId, kind: 'owner', clientId: null, joinedAt: now },
    },
  );
};

const join = (command: JoinWorkspace, { workspaceId, members }: Workspace): Decision<WorkspaceEvent> => {
  const { accountId, kind, clientId, now } = command;
  if (Object.hasOwn(members, accountId)) return accept();
  return accept({ type: 'MemberJoined', data: { workspaceId, accountId, kind, clientId, joinedAt: now } });
};

/** A new plan makes the owner admin (ruling D29), and nothing revokes that. */
const changeRole = (command: ChangeMemberRole, state: Workspace): Decision<WorkspaceEvent> => {
  const { accountId, from, role, now } = command;
  if (!Object.hasOwn(state.members, accountId)) return reject('notFound');
  if (from === role) return accept();
  if (accountId === state.ownerId && role !== 'admin') return reject('ownerStays');
  const { workspaceId } = state;
  return accept({
    type: 'MemberRoleChanged',
    data: { workspaceId, accountId, formerRole: from, role, changedAt: now },
  });
};

/** The new owner becomes admin first, so that no owner is ever without that role. */
const changeOwner = (command: ChangeOwner, state: Workspace): Decision<WorkspaceEvent> => {
  const { accountId, role: formerRole, by, now } = command;
  const { workspaceId, ownerId: formerOwnerId, members } = state;
  if (accountId === formerOwnerId) return accept();
  const member = Object.hasOwn(members, accountId) && members[accountId];
  if (!member || member.kind === 'client') return reject('notFound');
  if (member.suspended) return reject('ownerNeedsSeat');
  const about = { workspaceId, accountId };
  const promoted = { ...about, formerRole, role: 'admin', changedAt: now } as const;
  return accept<WorkspaceEvent>(
    ...(formerRole === 'admin' ? [] : [{ type: 'MemberRoleChanged', data: promoted } as const]),
    { type: 'WorkspaceOwnerChanged', data: { ...about, formerOwnerId, by, changedAt: now } },
  );
};

const requireSecondFactor = (
  { isRequired, by, now }: RequireSecondFactor,
  { workspaceId, requiresSecondFactor }: Workspace,
): Decision<WorkspaceEvent> =>
  isRequired === requiresSecondFactor
    ? accept()
    : accept({
        type: 'SecondFactorRequirementChanged',
        data: { workspaceId, isRequired, by, changedAt: now },
      });

const decideCreated = (
  command: Exclude<WorkspaceCommand, CreateWorkspace>,
  state: Workspace,
): Decision<WorkspaceEvent> => {
  switch (command.type) {
    case 'JoinWorkspace':
      return join(command, state);
    case 'ChangeMemberRole':
      return changeRole(command, state);
    case 'ChangeOwner':
      return changeOwner(command, state);
    case 'DeleteWorkspace':
      return deleteWorkspace(command, state);
    case 'RestoreWorkspace':
      return restoreWorkspace(command, state);
    case 'RemoveMember':
    case 'SuspendMember':
    case 'ReinstateMember':
      return changeMember(command, state);
    case 'EraseMember':
      return eraseMember(command, state);
    case 'InviteMember':
      return invite(command, state);
    case 'ResendInvitation':
    case 'RevokeInvitation':
    case 'RestoreInvitation':
      return changeInvitation(command, state);
    case 'AcceptInvitation':
      return acceptInvitation(command, state);
    case 'RequireSecondFactor':
      return requireSecondFactor(command, state);
    case 'ChangeBillingDetails':
      return changeDetails(command, state);
  }
};

const decide = (command: WorkspaceCommand, state: WorkspaceState): Decision<WorkspaceEvent> => {
  if (command.type === 'CreateWorkspace') return create(command, state);
  return state.status === 'none' ? reject('notFound') : decideCreated(command, state);
};

export const workspaceDecider: Decider<WorkspaceCommand, WorkspaceEvent, WorkspaceState> = {
  initial: { status: 'none' },
  evolve: workspaceAfter,
  decide,
};
