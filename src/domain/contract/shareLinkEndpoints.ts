/** Declares the endpoints that create share links and open them without an account. */

import { type Role, roles } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import { mailList, mailQuery } from './mailSchemas.ts';
import { portalQuery, portalReply } from './portalSchemas.ts';
import {
  newShareLinkReply,
  sharedContent,
  shareLinkBody,
  shareLinkChanges,
  shareLinkList,
  shareLinkParams,
  shareLinkQuery,
  shareLinkReply,
  shareOpening,
  shareParams,
  sharePass,
  shareQuery,
} from './shareLinkSchemas.ts';

export const mailEndpoints = {
  listMails: {
    summary:
      'The latest mails of the workspace, newest first, and what became of each; without a mail server what would have been sent',
    roles: ['admin', 'manager'],
    ownerToo: true,
    query: mailQuery,
    success: { status: 200, reply: mailList },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;

export const portalEndpoints = {
  readPortal: {
    summary: 'A client’s month in one minute: goals, three figures and what was done',
    roles,
    limits: { user: 'ownClient' },
    query: portalQuery,
    success: { status: 200, reply: portalReply },
    refusals: ['invalid'],
  },
} as const satisfies Record<string, Endpoint>;

const staff: readonly Role[] = ['admin', 'manager'];

export const shareLinkEndpoints = {
  listShareLinks: {
    summary: 'The share links of the workspace, of one client or of one thing',
    roles: staff,
    query: shareLinkQuery,
    hasVersion: true,
    success: { status: 200, reply: shareLinkList },
    refusals: ['invalid'],
  },
  createShareLink: {
    summary: 'Make a link that shows a dashboard, an overview or a sent report to whoever has it',
    roles: staff,
    body: shareLinkBody,
    success: { status: 201, reply: newShareLinkReply },
    refusals: ['clientArchived', 'invalid', 'versionConflict', 'keyReused'],
  },
  changeShareLink: {
    summary: 'Change the name, the expiry, the password or the period of a share link',
    roles: staff,
    params: shareLinkParams,
    body: shareLinkChanges,
    success: { status: 200, reply: shareLinkReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  revokeShareLink: {
    summary: 'Revoke a share link; it can be restored',
    roles: staff,
    params: shareLinkParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  restoreShareLink: {
    summary: 'Let a revoked share link work again',
    roles: staff,
    params: shareLinkParams,
    success: { status: 200, reply: shareLinkReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  openShare: {
    summary: 'Open a share link, with its password if it has one; counts as a visit',
    roles: 'anyone',
    params: shareParams,
    body: shareOpening,
    success: { status: 200, reply: sharePass },
    refusals: [
      'notFound',
      'shareClosed',
      'sharePasswordNeeded',
      'wrongSharePassword',
      'tooManyPasswords',
      'keyReused',
      'versionConflict',
    ],
  },
  readShare: {
    summary: 'What a share link shows; one with a password is read with the pass that opening it gives',
    roles: 'anyone',
    params: shareParams,
    query: shareQuery,
    success: { status: 200, reply: sharedContent },
    refusals: ['notFound', 'shareClosed', 'sharePasswordNeeded', 'invalid'],
  },
} as const satisfies Record<string, Endpoint>;
