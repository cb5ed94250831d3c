/** What may be asked of a workspace and its team. */
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
  /** The role until now. */
  readonly from: Role;
  readonly role: Role;
  readonly now: string;
};

/** The new owner becomes an admin (ruling D29). The former owner stays an admin. */
export type ChangeOwner = {
  readonly type: 'ChangeOwner';
  /** Of the team; the owner from now on. */
  readonly accountId: string;
  /** Their role until now. */
  readonly role: Role;
  /** Account id of who asks. */
  readonly by: string;
  readonly now: string;
};

export type DeleteWorkspace = {
  readonly type: 'DeleteWorkspace';
  /** Account id of who asks. */
  readonly by: string;
  /** Ids of reports whose schedules stop. */
  readonly schedules: readonly string[];
  /** Whether it can be restored at any time, as the demo can. */
  readonly isKept: boolean;
  readonly now: string;
};
export type RestoreWorkspace = {
  readonly type: 'RestoreWorkspace';
  readonly by: string;
  readonly now: string;
};

/** `SuspendMember` and `ReinstateMember` follow from the plan's room. */
export type MemberCommand = {
  readonly type: 'RemoveMember' | 'SuspendMember' | 'ReinstateMember';
  readonly accountId: string;
  readonly now: string;
};

/** `erases`: account id and address. */
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
  /** Clients that they will look after; with the role `user` the one whose person they become. */
  readonly clientIds: readonly string[];
  readonly now: string;
};
export type InvitationCommand = {
  readonly type: 'ResendInvitation' | 'RevokeInvitation' | 'RestoreInvitation';
  readonly invitationId: string;
  readonly now: string;
};
/** Who signed up with the address of an invitation joins. */
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
  | ChangeBillingDetails;
