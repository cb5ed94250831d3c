/** Declares the events of a workspace, which is an agency. */
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
  /** A person who starts a plan becomes the admin of their own workspace (ruling D29). */
  MemberRoleChanged: z.strictObject({
    workspaceId: id,
    accountId: id,
    formerRole: z.enum(roles),
    role: z.enum(roles),
    changedAt: time,
  }),
  /** `accountId` becomes the owner, and `formerOwnerId` stays as staff; `by` asked for it. */
  WorkspaceOwnerChanged: z.strictObject({
    workspaceId: id,
    accountId: id,
    formerOwnerId: id,
    by: id,
    changedAt: time,
  }),
  /** Closed to everybody, with nothing erased. `schedules`: reports whose schedules stop. */
  WorkspaceDeleted: z.strictObject({
    workspaceId: id,
    by: id,
    schedules: ids,
    /** Null: it can be restored at any time. */
    restorableUntil: z.nullable(time),
    deletedAt: time,
  }),
  WorkspaceRestored: z.strictObject({ workspaceId: id, by: id, schedules: ids, restoredAt: time }),
  /** A former member's actions stay in the history. A return is a new joining. */
  MemberRemoved: z.strictObject({ workspaceId: id, accountId: id, removedAt: time }),
  /** Removed for good with their keys deleted, so their personal data is unreadable. `erases`: the names of person and address in boxes. */
  MemberErased: z.strictObject({ workspaceId: id, accountId: id, erases: ids, erasedAt: time }),
  /** Over the plan's quota: still a member, but without sign-in. */
  MemberSuspended: z.strictObject({ workspaceId: id, accountId: id, suspendedAt: time }),
  MemberReinstated: z.strictObject({ workspaceId: id, accountId: id, reinstatedAt: time }),
  /** Takes a place of the plan until accepted or withdrawn; a client's person takes none. */
  MemberInvited: z.strictObject({
    ...invitation,
    email: text,
    role: z.enum(roles),
    /** The clients that they will manage; default: none. With the role `user`, the client whose person they become. */
    clientIds: z.exactOptional(ids),
    invitedAt: time,
  }),
  InvitationResent: z.strictObject({ ...invitation, email: text, resentAt: time }),
  InvitationRevoked: z.strictObject({ ...invitation, email: text, revokedAt: time }),
  InvitationRestored: z.strictObject({ ...invitation, email: text, restoredAt: time }),
  InvitationAccepted: z.strictObject({ ...invitation, email: text, acceptedAt: time }),
  /** The agency's own people must sign in with a second factor, or need not any more. */
  SecondFactorRequirementChanged: z.strictObject({
    workspaceId: id,
    isRequired: z.boolean(),
    by: id,
    changedAt: time,
  }),
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
