/** The rules of a workspace: created with its owner as first member; nobody joins twice. */
import type { MembershipKind } from '#domain/access/membership.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { WorkspaceEvent } from './workspaceEvents.ts';

export type CreateWorkspace = {
  readonly type: 'CreateWorkspace';
  readonly workspaceId: string;
  readonly name: string;
  readonly ownerId: string;
  readonly now: string;
};
export type JoinWorkspace = {
  readonly type: 'JoinWorkspace';
  readonly accountId: string;
  readonly kind: MembershipKind;
  readonly clientId: string | null;
  readonly now: string;
};
export type WorkspaceCommand = CreateWorkspace | JoinWorkspace;

export type WorkspaceState =
  | { readonly status: 'none' }
  | { readonly status: 'created'; readonly workspaceId: string; readonly members: readonly string[] };

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

const join = (command: JoinWorkspace, state: WorkspaceState): Decision<WorkspaceEvent> => {
  if (state.status === 'none') return reject('notFound');
  if (state.members.includes(command.accountId)) return accept();
  const { accountId, kind, clientId, now } = command;
  return accept({
    type: 'MemberJoined',
    data: { workspaceId: state.workspaceId, accountId, kind, clientId, joinedAt: now },
  });
};

const evolve = (state: WorkspaceState, event: WorkspaceEvent): WorkspaceState => {
  switch (event.type) {
    case 'WorkspaceCreated':
      return { status: 'created', workspaceId: event.data.workspaceId, members: [] };
    case 'MemberJoined':
      return state.status === 'none'
        ? state
        : { ...state, members: [...state.members, event.data.accountId] };
  }
};

const decide = (command: WorkspaceCommand, state: WorkspaceState): Decision<WorkspaceEvent> => {
  switch (command.type) {
    case 'CreateWorkspace':
      return create(command, state);
    case 'JoinWorkspace':
      return join(command, state);
  }
};

export const workspaceDecider: Decider<WorkspaceCommand, WorkspaceEvent, WorkspaceState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
