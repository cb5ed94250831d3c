/** What can happen to a workspace: an agency is one. */
import * as z from 'zod/mini';
import { membershipKinds } from '#domain/access/membership.ts';
import { roles } from '#domain/access/role.ts';
import { type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const ids = z.readonly(z.array(id));
const invitation = { workspaceId: id, invitationId: id };

export const workspaceEvents = {
  WorkspaceCreated: z.strictObject({ workspaceId: id, name: text, ownerId: id, createdAt: time }),
  MemberJoined: z.strictObject({
    workspaceId: id,
    accountId: id,
    kind: z.enum(membershipKinds),
    /** The client whose data a member of kind `client` sees; null for the agency's own people. */
    clientId: z.nullable(id),
    joinedAt: time,
  }),
  /** What a member may do has changed: who starts a plan becomes the admin of their own workspace (ruling D29). */
  MemberRoleChanged: z.strictObject({
    workspaceId: id,
    accountId: id,
    formerRole: z.enum(roles),
    role: z.enum(roles),
    changedAt: time,
  }),
  /** `accountId` owns the workspace from now on, and `formerOwnerId` stays as one of its staff; `by` asked for it. */
  WorkspaceOwnerChanged: z.strictObject({
    workspaceId: id,
    accountId: id,
    formerOwnerId: id,
    by: id,
    changedAt: time,
  }),
  /** Closed to everybody; nothing of it is erased. `schedules`: reports whose schedules stop with it. */
  WorkspaceDeleted: z.strictObject({
    workspaceId: id,
    by: id,
    schedules: ids,
    /** Null: it can be restored at any time. */
    restorableUntil: z.nullable(time),
    deletedAt: time,
  }),
  /** Open again, with the schedules that stopped. */
  WorkspaceRestored: z.strictObject({ workspaceId: id, by: id, schedules: ids, restoredAt: time }),
  /** Out of the workspace; what they did stays in its history. Who comes back joins again. */
  MemberRemoved: z.strictObject({ workspaceId: id, accountId: id, removedAt: time }),
  /** Out for good, with their keys deleted: nobody can read any more who they were. `erases`: how boxes name them and their address. */
  MemberErased: z.strictObject({ workspaceId: id, accountId: id, erases: ids, erasedAt: time }),
  /** The plan has no place for them: they stay a member and cannot sign in. */
  MemberSuspended: z.strictObject({ workspaceId: id, accountId: id, suspendedAt: time }),
  MemberReinstated: z.strictObject({ workspaceId: id, accountId: id, reinstatedAt: time }),
  /** Takes a place of the plan until it is accepted or withdrawn; that of a client's person takes none. */
  MemberInvited: z.strictObject({
    ...invitation,
    email: text,
    /** `user`: a person of a client. */
    role: z.enum(roles),
    /** Whom they will look after once they join; left out: nobody. With the role `user` the one client whose person they become. */
    clientIds: z.exactOptional(ids),
    invitedAt: time,
  }),
  InvitationResent: z.strictObject({ ...invitation, email: text, resentAt: time }),
  InvitationRevoked: z.strictObject({ ...invitation, email: text, revokedAt: time }),
  InvitationRestored: z.strictObject({ ...invitation, email: text, restoredAt: time }),
  /** Who signed up with the address of an invitation has joined. */
  InvitationAccepted: z.strictObject({ ...invitation, email: text, acceptedAt: time }),
  /** To whom invoices are written. */
  BillingDetailsChanged: z.strictObject({
    workspaceId: id,
    company: text,
    email: text,
    taxId: text,
    address: text,
    changedAt: time,
  }),
} as const;

export type WorkspaceEvent = EventsIn<typeof workspaceEvents>;
export type WorkspaceCreated = EventIn<typeof workspaceEvents, 'WorkspaceCreated'>;
export type MemberJoined = EventIn<typeof workspaceEvents, 'MemberJoined'>;
export type WorkspaceDeleted = EventIn<typeof workspaceEvents, 'WorkspaceDeleted'>;
export type WorkspaceOwnerChanged = EventIn<typeof workspaceEvents, 'WorkspaceOwnerChanged'>;
export type MemberRoleChanged = EventIn<typeof workspaceEvents, 'MemberRoleChanged'>;
