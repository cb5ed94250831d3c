/** Declares the commands of a workspace and its team. */
import type { MembershipKind } from '#domain/access/membership.ts';
import type { Role } from '#domain/access/role.ts';
import type { BillingDetails } from '#domain/plans/billingDetails.ts';

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
export type ChangeMemberRole = {
  readonly type: 'ChangeMemberRole';
  readonly accountId: string;
  readonly from: Role;
  readonly role: Role;
  readonly now: string;
};

/** The new owner becomes an admin (ruling D29). The former owner stays an admin. */
export type ChangeOwner = {
  readonly type: 'ChangeOwner';
  readonly accountId: string;
  readonly role: Role;
  readonly by: string;
  readonly now: string;
};

export type DeleteWorkspace = {
  readonly type: 'DeleteWorkspace';
  readonly by: string;
  readonly schedules: readonly string[];
  /** True for the demo, which can be restored at any time. */
  readonly isKept: boolean;
  readonly now: string;
};
export type RestoreWorkspace = {
  readonly type: 'RestoreWorkspace';
  readonly by: string;
  readonly now: string;
};

/** `SuspendMember` and `ReinstateMember` follow from the plan's quota. */
export type MemberCommand = {
  readonly type: 'RemoveMember' | 'SuspendMember' | 'ReinstateMember';
  readonly accountId: string;
  readonly now: string;
};

export type EraseMember = {
  readonly type: 'EraseMember';
  readonly accountId: string;
  readonly erases: readonly string[];
  readonly now: string;
};

export type InviteMember = {
  readonly type: 'InviteMember';
  readonly invitationId: string;
  readonly email: string;
  /** `user`: a person of a client. */
  readonly role: Role;
  /** The clients that they will manage; with the role `user`, the client whose person they become. */
  readonly clientIds: readonly string[];
  readonly now: string;
};
export type InvitationCommand = {
  readonly type: 'ResendInvitation' | 'RevokeInvitation' | 'RestoreInvitation';
  readonly invitationId: string;
  readonly now: string;
};
export type AcceptInvitation = {
  readonly type: 'AcceptInvitation';
  readonly invitationId: string;
  readonly accountId: string;
  readonly now: string;
};
export type ChangeBillingDetails = {
  readonly type: 'ChangeBillingDetails';
  readonly details: BillingDetails;
  readonly now: string;
};
export type RequireSecondFactor = {
  readonly type: 'RequireSecondFactor';
  readonly isRequired: boolean;
  readonly by: string;
  readonly now: string;
};

export type WorkspaceCommand =
  | CreateWorkspace
  | JoinWorkspace
  | ChangeMemberRole
  | ChangeOwner
  | DeleteWorkspace
  | RestoreWorkspace
  | MemberCommand
  | EraseMember
  | InviteMember
  | InvitationCommand
  | AcceptInvitation
  | ChangeBillingDetails
  | RequireSecondFactor;
