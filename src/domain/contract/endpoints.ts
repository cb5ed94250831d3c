/** The contract: each endpoint once, with its shapes, who may call it and how it may refuse. Handlers, the OpenAPI document, the role matrix and the client's types all come from here. */
import * as z from 'zod/mini';
import { type Role, roles } from '../access/role.ts';
import type { Feature } from '../plans/planFeatures.ts';
import { activityQuery, activityReply } from './analyticsSchemas.ts';
import { askBody, askReply } from './askSchemas.ts';
import {
  oauthBody,
  oauthParams,
  profileChanges,
  profileReply,
  signedIn,
  signInBody,
  signUpBody,
} from './authSchemas.ts';
import { look, lookVersionList, rollbackBody, versionQuery, whiteLabelReply } from './brandingSchemas.ts';
import {
  clientBody,
  clientChanges,
  clientList,
  clientParams,
  clientQuery,
  clientReply,
} from './clientSchemas.ts';
import {
  competitorBody,
  competitorChanges,
  competitorList,
  competitorParams,
  competitorQuery,
  competitorReply,
} from './competitorSchemas.ts';
import { contactBody, contactReply } from './contactSchemas.ts';
import { eventList, eventQuery } from './eventSchemas.ts';
import { integrationEndpoints } from './integrationEndpoints.ts';
import { marketplaceEndpoints } from './marketplaceEndpoints.ts';
import type { EndpointName } from './paths.ts';
import { planList, subscriptionReply } from './planSchemas.ts';
import type { ProblemCode } from './problemCatalogue.ts';
import {
  roiScenarioBody,
  roiScenarioChanges,
  roiScenarioList,
  roiScenarioParams,
  roiScenarioQuery,
  roiScenarioReply,
} from './roiSchemas.ts';
import { workspaceReply } from './workspaceSchemas.ts';

type Schema = z.ZodMiniType;

export type Endpoint = {
  readonly summary: string;
  /** Who may call it: anyone at all, or signed-in people of these roles. */
  readonly roles: 'anyone' | readonly Role[];
  /** What a call without a session is told; left out: `sessionMissing`. */
  readonly withoutSession?: ProblemCode;
  /** The feature that the workspace's plan must have. */
  readonly feature?: Feature;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly success: { readonly status: 200 | 201 | 204; readonly reply: Schema | null };
  /** A body that is not JSON, such as a stream of server-sent events. */
  readonly mediaType?: 'text/event-stream';
  /** The refusals of its own; those that every call may meet are not repeated. */
  readonly refusals: readonly ProblemCode[];
};

const staff: readonly Role[] = ['admin', 'manager'];
const adminOnly: readonly Role[] = ['admin'];

/** What changing something that has a version may meet. */
const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;

const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const endpoints = {
  signUp: {
    summary: 'Create an account with its workspace and sign it in',
    roles: 'anyone',
    body: signUpBody,
    success: { status: 201, reply: signedIn },
    refusals: ['emailTaken', 'invalid', 'keyReused'],
  },
  signIn: {
    summary: 'Sign in with email and password',
    roles: 'anyone',
    body: signInBody,
    success: { status: 200, reply: signedIn },
    refusals: ['wrongCredentials', 'tooManyAttempts', 'keyReused'],
  },
  oauth: {
    summary: 'Sign in with another provider: not available in memory mode',
    roles: 'anyone',
    params: oauthParams,
    body: oauthBody,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'oauthLoginUnavailable', 'oauthRegistrationUnavailable'],
  },
  readSession: {
    summary: 'Who the session belongs to',
    roles,
    query: asOfQuery,
    success: { status: 200, reply: signedIn },
    refusals: ['userNotFound'],
  },
  signOut: {
    summary: 'End the session',
    roles,
    success: { status: 204, reply: null },
    refusals: ['keyReused'],
  },
  updateProfile: {
    summary: 'Change some fields of the own profile',
    roles,
    withoutSession: 'noUserLoggedIn',
    body: profileChanges,
    success: { status: 200, reply: profileReply },
    refusals: ['userNotFound', 'invalid', 'keyReused', 'staleVersion', 'versionConflict'],
  },
  readWorkspace: {
    summary: 'The caller’s workspace and the people in it',
    roles,
    query: asOfQuery,
    success: { status: 200, reply: workspaceReply },
    refusals: ['notFound'],
  },
  listPlans: {
    summary: 'The plans with prices, limits and features',
    roles: 'anyone',
    query: asOfQuery,
    success: { status: 200, reply: planList },
    refusals: [],
  },
  readSubscription: {
    summary: 'The workspace’s subscription, limits, features and what of them is used',
    roles,
    query: asOfQuery,
    success: { status: 200, reply: subscriptionReply },
    refusals: [],
  },
  sendContact: {
    summary: 'Send a message through the contact form',
    roles: 'anyone',
    body: contactBody,
    success: { status: 201, reply: contactReply },
    refusals: ['invalid', 'keyReused'],
  },
  listRoiScenarios: {
    summary: 'The caller’s own saved ROI scenarios, or those removed',
    roles,
    query: roiScenarioQuery,
    success: { status: 200, reply: roiScenarioList },
    refusals: ['invalid'],
  },
  saveRoiScenario: {
    summary: 'Save the inputs of the ROI calculator under a name',
    roles,
    body: roiScenarioBody,
    success: { status: 201, reply: roiScenarioReply },
    refusals: ['invalid', 'keyReused'],
  },
  renameRoiScenario: {
    summary: 'Give an own ROI scenario another name',
    roles,
    params: roiScenarioParams,
    body: roiScenarioChanges,
    success: { status: 200, reply: roiScenarioReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  removeRoiScenario: {
    summary: 'Remove an own ROI scenario; it can be restored',
    roles,
    params: roiScenarioParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  restoreRoiScenario: {
    summary: 'Restore an own ROI scenario that was removed',
    roles,
    params: roiScenarioParams,
    success: { status: 200, reply: roiScenarioReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  listClients: {
    summary: 'The workspace’s clients, searched and in pages',
    roles: staff,
    query: clientQuery,
    success: { status: 200, reply: clientList },
    refusals: [],
  },
  addClient: {
    summary: 'Add a client',
    roles: staff,
    body: clientBody,
    success: { status: 201, reply: clientReply },
    refusals: ['limitReached', 'domainTaken', 'versionConflict', 'keyReused'],
  },
  readClient: {
    summary: 'One client, archived or not',
    roles: staff,
    params: clientParams,
    query: asOfQuery,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound'],
  },
  updateClient: {
    summary: 'Change some fields of a client',
    roles: staff,
    params: clientParams,
    body: clientChanges,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'domainTaken', 'clientArchived', 'keyReused', ...versionRefusals],
  },
  archiveClient: {
    summary: 'Archive a client: nothing is lost, and it no longer counts for the plan',
    roles: staff,
    params: clientParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreClient: {
    summary: 'Bring an archived client back',
    roles: staff,
    params: clientParams,
    success: { status: 200, reply: clientReply },
    refusals: ['notFound', 'limitReached', 'domainTaken', 'versionConflict', 'keyReused'],
  },
  listCompetitors: {
    summary: 'The competitors that the workspace watches, of one client or of all',
    roles: adminOnly,
    query: competitorQuery,
    success: { status: 200, reply: competitorList },
    refusals: [],
  },
  addCompetitor: {
    summary: 'Watch a competitor for a client',
    roles: adminOnly,
    body: competitorBody,
    success: { status: 201, reply: competitorReply },
    refusals: ['notFound', 'competitorKnown', 'ownDomain', 'versionConflict', 'keyReused'],
  },
  updateCompetitor: {
    summary: 'Change domain, tier or notes of a competitor',
    roles: adminOnly,
    params: competitorParams,
    body: competitorChanges,
    success: { status: 200, reply: competitorReply },
    refusals: ['notFound', 'competitorKnown', 'ownDomain', 'keyReused', ...versionRefusals],
  },
  removeCompetitor: {
    summary: 'Watch a competitor no longer; it can be restored',
    roles: adminOnly,
    params: competitorParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreCompetitor: {
    summary: 'Watch a removed competitor again',
    roles: adminOnly,
    params: competitorParams,
    success: { status: 200, reply: competitorReply },
    refusals: ['notFound', 'competitorKnown', 'ownDomain', 'versionConflict', 'keyReused'],
  },
  readWhiteLabel: {
    summary: 'The look of the caller’s workspace: as saved, and what of it is in force',
    roles,
    query: asOfQuery,
    success: { status: 200, reply: whiteLabelReply },
    refusals: [],
  },
  saveWhiteLabel: {
    summary: 'Give the workspace another name, accent or mark',
    roles: adminOnly,
    body: look,
    success: { status: 200, reply: whiteLabelReply },
    refusals: ['featureLocked', 'keyReused', ...versionRefusals],
  },
  listLookVersions: {
    summary: 'Every look that the workspace had, the latest first',
    roles: adminOnly,
    query: versionQuery,
    success: { status: 200, reply: lookVersionList },
    refusals: [],
  },
  rollBackWhiteLabel: {
    summary: 'Bring an earlier look back; 0 is the product’s own',
    roles: adminOnly,
    body: rollbackBody,
    success: { status: 200, reply: whiteLabelReply },
    refusals: ['notFound', 'featureLocked', 'versionConflict', 'keyReused'],
  },
  ...integrationEndpoints,
  ...marketplaceEndpoints,
  readActivity: {
    summary: 'What happened in the workspace on each day, and which days stand out',
    roles,
    feature: 'ai_insights',
    query: activityQuery,
    success: { status: 200, reply: activityReply },
    refusals: [],
  },
  askQuestion: {
    summary: 'Answer a question about the workspace by fixed rules, with how it was worked out',
    roles,
    feature: 'ai_insights',
    body: askBody,
    success: { status: 200, reply: askReply },
    refusals: ['invalid', 'keyReused'],
  },
  listEvents: {
    summary: 'The events of the workspace that the caller may see',
    roles,
    query: eventQuery,
    success: { status: 200, reply: eventList },
    refusals: [],
  },
  streamEvents: {
    summary: 'The same events as they happen, as server-sent events; resumes by Last-Event-ID',
    roles,
    query: z.strictObject({ after: z.optional(z.string()) }),
    success: { status: 200, reply: null },
    mediaType: 'text/event-stream',
    refusals: [],
  },
  readOpenApi: {
    summary: 'This API as an OpenAPI 3.1 document',
    roles: 'anyone',
    query: asOfQuery,
    success: { status: 200, reply: z.record(z.string(), z.unknown()) },
    refusals: [],
  },
} as const satisfies Record<EndpointName, Endpoint>;

type Endpoints = typeof endpoints;

type Inferred<Part> = Part extends Schema ? z.infer<Part> : undefined;

/** The body that an endpoint takes; `undefined` for none. */
export type BodyOf<Name extends EndpointName> = Endpoints[Name] extends { body: infer Body }
  ? Inferred<Body>
  : undefined;

/** The query that an endpoint takes; `undefined` for none. */
export type QueryOf<Name extends EndpointName> = Endpoints[Name] extends { query: infer Query }
  ? Inferred<Query>
  : undefined;

/** The parameters in an endpoint's path; `undefined` for none. */
export type ParamsOf<Name extends EndpointName> = Endpoints[Name] extends { params: infer Params }
  ? Inferred<Params>
  : undefined;

/** What an endpoint answers with when it succeeds. */
export type ReplyOf<Name extends EndpointName> = Inferred<Endpoints[Name]['success']['reply']>;
