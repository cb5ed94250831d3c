/** Projects the open invitations and billing details of each workspace. */
import type { BillingDetails } from '#domain/plans/billingDetails.ts';
import type { WorkspaceEvent } from '../workspaces/workspaceEvents.ts';
import {
  type Invitation,
  takesSeat,
  type WorkspaceState,
  workspaceAfter,
} from '../workspaces/workspaceState.ts';
import type { Projection } from './projection.ts';

export type BilledTo = { readonly from: string; readonly details: BillingDetails };

type Team = { state: WorkspaceState; billedTo: BilledTo[] };

export type TeamDirectory = { byWorkspace: Record<string, Team> };

const tell = (directory: TeamDirectory, event: WorkspaceEvent): void => {
  const { workspaceId } = event.data;
  const { state, billedTo } = directory.byWorkspace[workspaceId] ?? {
    state: { status: 'none' },
    billedTo: [],
  };
  directory.byWorkspace[workspaceId] = { state: workspaceAfter(state, event), billedTo };
};

export const teamDirectory: Projection<TeamDirectory> = {
  name: 'teamDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    WorkspaceCreated: tell,
    WorkspaceOwnerChanged: tell,
    WorkspaceDeleted: tell,
    WorkspaceRestored: tell,
    SecondFactorRequirementChanged: tell,
    MemberJoined: tell,
    MemberRemoved: tell,
    MemberErased: tell,
    MemberSuspended: tell,
    MemberReinstated: tell,
    MemberInvited: tell,
    InvitationResent: tell,
    InvitationRevoked: tell,
    InvitationRestored: tell,
    InvitationAccepted: tell,
    BillingDetailsChanged: (directory, event) => {
      tell(directory, event);
      const { workspaceId: _workspace, changedAt: from, ...details } = event.data;
      directory.byWorkspace[event.data.workspaceId]?.billedTo.push({ from, details });
    },
  },
};

export const openInvitationsOf = (directory: TeamDirectory, workspaceId: string): readonly Invitation[] => {
  const state = directory.byWorkspace[workspaceId]?.state;
  return state?.status === 'created'
    ? Object.values(state.invitations).filter(({ status }) => status === 'open')
    : [];
};

export const seatedInvitationsOf = (directory: TeamDirectory, workspaceId: string): readonly Invitation[] =>
  openInvitationsOf(directory, workspaceId).filter(takesSeat);
