/** Declares the endpoints of team members, roles and invitations. */
import * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import {
  deletionBody,
  eraseBody,
  invitationBody,
  invitationLinkReply,
  invitationParams,
  invitationPreview,
  invitationQuery,
  invitationReply,
  memberParams,
  memberReply,
  ownerBody,
  roleBody,
  secondFactorRequirement,
  teamReply,
} from './teamSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];
const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const teamEndpoints = {
  readTeam: {
    summary: 'The agency’s own people, open invitations, and how many places of the plan are taken',
    roles: staff,
    ownerToo: true,
    query: asOfQuery,
    success: { status: 200, reply: teamReply },
    refusals: ['notFound'],
  },
  inviteMember: {
    summary:
      'Invite somebody to the team, which takes a place of the plan until it is accepted or withdrawn, or a person of a client, which takes none',
    roles: staff,
    limits: { manager: 'invitationsBelowAdmin' },
    body: invitationBody,
    success: { status: 201, reply: invitationReply },
    refusals: ['limitReached', 'memberKnown', 'invitationKnown', 'keyReused', 'versionConflict'],
  },
  resendInvitation: {
    summary: 'Send an open or an expired invitation again',
    roles: staff,
    limits: { manager: 'invitationsBelowAdmin' },
    params: invitationParams,
    success: { status: 200, reply: invitationReply },
    refusals: ['notFound', 'invitationClosed', 'invitationKnown', 'keyReused', 'versionConflict'],
  },
  linkInvitation: {
    summary: 'Make a link with which the invited person can join for a week; an earlier one works too',
    roles: staff,
    limits: { manager: 'invitationsBelowAdmin' },
    params: invitationParams,
    success: { status: 201, reply: invitationLinkReply },
    refusals: ['notFound', 'invitationClosed', 'invitationExpired', 'keyReused', 'versionConflict'],
  },
  readInvitation: {
    summary: 'Who invited to what, for the person who has the link',
    roles: 'anyone',
    query: invitationQuery,
    success: { status: 200, reply: invitationPreview },
    refusals: ['notFound', 'invitationClosed', 'invitationLinkExpired', 'invalid'],
  },
  revokeInvitation: {
    summary: 'Withdraw an invitation; it can be restored',
    roles: staff,
    limits: { manager: 'invitationsBelowAdmin' },
    params: invitationParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'invitationClosed', 'keyReused', 'versionConflict'],
  },
  restoreInvitation: {
    summary: 'Open a withdrawn invitation again',
    roles: staff,
    limits: { manager: 'invitationsBelowAdmin' },
    params: invitationParams,
    success: { status: 200, reply: invitationReply },
    refusals: [
      'notFound',
      'invitationClosed',
      'invitationKnown',
      'limitReached',
      'keyReused',
      'versionConflict',
    ],
  },
  changeMemberRole: {
    summary: 'Give a member of the team another role; an admin’s is an admin’s to give and to take',
    roles: staff,
    limits: { admin: 'others', manager: 'managersWhoStay' },
    params: memberParams,
    body: roleBody,
    success: { status: 200, reply: memberReply },
    refusals: ['notFound', 'ownerStays', 'keyReused', 'versionConflict'],
  },
  changeOwner: {
    summary:
      'Make somebody of the team the owner of the workspace, and admin with that; an admin may not name themselves. The plan, its bills and its limits stay as they are',
    roles: ['admin'],
    ownerToo: true,
    limits: { admin: 'others' },
    body: ownerBody,
    success: { status: 200, reply: memberReply },
    refusals: [
      'notFound',
      'ownerNeedsSeat',
      'keyReused',
      'versionConflict',
      'staleVersion',
      'versionRequired',
    ],
  },
  requireSecondFactor: {
    summary:
      'Require two-step sign-in of the agency’s own people, or stop requiring it; whoever requires it has it on',
    roles: ['admin'],
    ownerToo: true,
    body: secondFactorRequirement,
    success: { status: 200, reply: secondFactorRequirement },
    refusals: ['notFound', 'ownFactorFirst', 'keyReused', 'versionConflict'],
  },
  deleteWorkspace: {
    summary:
      'Close the workspace for everybody, as its owner; the subscription ends, schedules and API keys stop, nothing is erased, and its owner can restore it for 30 days',
    roles: [],
    ownerToo: true,
    body: deletionBody,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  restoreWorkspace: {
    summary:
      'Open a deleted workspace again, as its owner, with the schedules and the subscription that ended with it',
    roles: [],
    ownerToo: true,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'deletionFinal', 'keyReused', 'versionConflict'],
  },
  removeMember: {
    summary: 'Take somebody out of the team, or a person of a client; what they did stays in the history',
    roles: staff,
    limits: { admin: 'others', manager: 'peopleBelowAdmin' },
    params: memberParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'ownerStays', 'keyReused', 'versionConflict'],
  },
  eraseMember: {
    summary:
      'Erase the personal data of a member or a former one for good: the key is deleted, the history stays',
    roles: ['admin'],
    limits: { admin: 'others' },
    params: memberParams,
    body: eraseBody,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'ownerStays', 'keyReused', 'versionConflict'],
  },
  restoreMember: {
    summary: 'Bring a removed member of the team, or a removed person of a client, back',
    roles: staff,
    limits: { admin: 'others', manager: 'peopleBelowAdmin' },
    params: memberParams,
    success: { status: 200, reply: memberReply },
    refusals: ['notFound', 'limitReached', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
