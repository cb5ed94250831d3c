/** Declares the endpoints that no first page needs. */
import * as z from 'zod/mini';
import { roles } from '../access/role.ts';
import { agencyEndpoints } from './agencyEndpoints.ts';
import { alertRuleEndpoints } from './alertRuleEndpoints.ts';
import { apiKeyEndpoints } from './apiKeyEndpoints.ts';
import {
  clientViewBody,
  oauthBody,
  oauthParams,
  passwordBody,
  profileChanges,
  profileReply,
  resetBody,
  resetRequestBody,
  sessionList,
  sessionParams,
  sessionQuery,
  signedIn,
  signInBody,
  signUpBody,
} from './authSchemas.ts';
import { billingEndpoints } from './billingEndpoints.ts';
import { clientFileEndpoints, clientTaskEndpoints } from './clientFileEndpoints.ts';
import { clientListEndpoints } from './clientListEndpoints.ts';
import { clientWorkEndpoints } from './clientWorkEndpoints.ts';
import { companyEndpoints } from './companyEndpoints.ts';
import { conversationEndpoints } from './conversationEndpoints.ts';
import { dashboardEndpoints, savedViewEndpoints } from './dashboardEndpoints.ts';
import { demoEndpoints, onboardingEndpoints } from './demoEndpoints.ts';
import type { Endpoint } from './endpoint.ts';
import {
  analysisEndpoints,
  findingEndpoints,
  insightEndpoints,
  metricEndpoints,
  realtimeEndpoints,
} from './figureEndpoints.ts';
import { fileAddressEndpoints } from './fileAddressEndpoints.ts';
import { historyEndpoints } from './historyEndpoints.ts';
import { importEndpoints } from './importEndpoints.ts';
import { integrationEndpoints } from './integrationEndpoints.ts';
import { marketplaceEndpoints } from './marketplaceEndpoints.ts';
import { planList } from './planSchemas.ts';
import { reportEndpoints } from './reportEndpoints.ts';
import { resellerEndpoints } from './resellerEndpoints.ts';
import { secondFactorEndpoints } from './secondFactorEndpoints.ts';
import { mailEndpoints, portalEndpoints, shareLinkEndpoints } from './shareLinkEndpoints.ts';
import { teamEndpoints } from './teamEndpoints.ts';
import { eraseBody } from './teamSchemas.ts';
import { pictureEndpoints, whiteLabelEndpoints } from './whiteLabelEndpoints.ts';

const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const laterEndpoints = {
  signUp: {
    summary: 'Create an account with its workspace and sign it in',
    roles: 'anyone',
    body: signUpBody,
    partVersion: true,
    success: { status: 201, reply: signedIn },
    refusals: [
      'emailTaken',
      'invalid',
      'notFound',
      'invitationExpired',
      'invitationClosed',
      'invitationLinkExpired',
      'addressNotFree',
      'signUpClosed',
      'memberSuspended',
      'keyReused',
    ],
  },
  signIn: {
    summary: 'Sign in with email and password',
    roles: 'anyone',
    body: signInBody,
    partVersion: true,
    success: { status: 200, reply: signedIn },
    refusals: [
      'wrongCredentials',
      'secondFactorNeeded',
      'wrongCode',
      'tooManyAttempts',
      'memberSuspended',
      'memberRemoved',
      'keyReused',
    ],
  },
  oauth: {
    summary: 'Sign in with another provider: not available in memory mode',
    roles: 'anyone',
    params: oauthParams,
    body: oauthBody,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'oauthLoginUnavailable', 'oauthRegistrationUnavailable'],
  },
  signOut: {
    summary: 'End the session',
    roles,
    success: { status: 204, reply: null },
    refusals: ['keyReused'],
  },
  listSessions: {
    summary: 'Where the own account is signed in, this session first',
    roles,
    query: sessionQuery,
    success: { status: 200, reply: sessionList },
    refusals: [],
  },
  endSession: {
    summary: 'Sign the own account out on another device',
    roles,
    params: sessionParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  endOtherSessions: {
    summary: 'Sign the own account out everywhere but here',
    roles,
    success: { status: 204, reply: null },
    refusals: ['keyReused', 'versionConflict'],
  },
  ...secondFactorEndpoints,
  viewAsClient: {
    summary:
      'Look at the portal of a client as its people see it: a session of their role, read-only, for eight hours',
    roles: ['admin', 'manager'],
    body: clientViewBody,
    success: { status: 201, reply: signedIn },
    refusals: ['notFound', 'clientArchived', 'keyReused'],
  },
  updateProfile: {
    summary: 'Change some fields of the own profile',
    roles,
    withoutSession: 'noUserLoggedIn',
    body: profileChanges,
    success: { status: 200, reply: profileReply },
    refusals: ['userNotFound', 'invalid', 'keyReused', 'staleVersion', 'versionConflict'],
  },
  changePassword: {
    summary:
      'Change the own password and end every other own session; not of the demo accounts, whose password is published',
    roles,
    limits: { admin: 'ownPassword', manager: 'ownPassword', user: 'ownPassword' },
    body: passwordBody,
    success: { status: 204, reply: null },
    refusals: ['userNotFound', 'tooManyAttempts', 'keyReused', 'versionConflict'],
  },
  requestPasswordReset: {
    summary:
      'Ask for a link to set a new password, by mail; the answer is the same with and without an account',
    roles: 'anyone',
    body: resetRequestBody,
    success: { status: 204, reply: null },
    refusals: ['invalid', 'keyReused', 'versionConflict'],
  },
  resetPassword: {
    summary: 'Set a new password with the token of a mailed link, and end every session of the account',
    roles: 'anyone',
    body: resetBody,
    success: { status: 204, reply: null },
    refusals: ['invalid', 'resetLinkExpired', 'keyReused', 'versionConflict'],
  },
  eraseOwn: {
    summary:
      'Erase the own personal data for good and end every own session; not of the owner nor of the last admin',
    roles,
    limits: { admin: 'whoMayLeave', owner: 'formerOwner' },
    body: eraseBody,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  listPlans: {
    summary: 'The plans with prices, limits and features',
    roles: 'anyone',
    query: asOfQuery,
    success: { status: 200, reply: planList },
    refusals: [],
  },
  ...companyEndpoints,
  ...agencyEndpoints,
  ...whiteLabelEndpoints,
  ...clientListEndpoints,
  ...clientFileEndpoints,
  ...clientTaskEndpoints,
  ...resellerEndpoints,
  ...savedViewEndpoints,
  ...pictureEndpoints,
  ...clientWorkEndpoints,
  ...importEndpoints,
  ...dashboardEndpoints,
  ...reportEndpoints,
  ...portalEndpoints,
  ...shareLinkEndpoints,
  ...alertRuleEndpoints,
  ...integrationEndpoints,
  ...fileAddressEndpoints,
  ...demoEndpoints,
  ...marketplaceEndpoints,
  ...billingEndpoints,
  ...apiKeyEndpoints,
  ...mailEndpoints,
  ...teamEndpoints,
  ...onboardingEndpoints,
  ...insightEndpoints,
  ...conversationEndpoints,
  ...findingEndpoints,
  ...historyEndpoints,
  ...metricEndpoints,
  ...analysisEndpoints,
  ...realtimeEndpoints,
  readOpenApi: {
    summary: 'This API as an OpenAPI 3.1 document',
    roles: 'anyone',
    query: asOfQuery,
    success: { status: 200, reply: z.record(z.string(), z.unknown()) },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint & { readonly early?: never }>;
