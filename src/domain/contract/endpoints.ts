/** The contract: each endpoint once, with its shapes, who may call it and how it may refuse. Handlers, the OpenAPI document, the role matrix and the client's types all come from here. */
import * as z from 'zod/mini';
import { type Role, roles } from '../access/role.ts';
import type { Feature } from '../plans/planFeatures.ts';
import { agencyEndpoints } from './agencyEndpoints.ts';
import {
  oauthBody,
  oauthParams,
  profileChanges,
  profileReply,
  signedIn,
  signInBody,
  signUpBody,
} from './authSchemas.ts';
import { billingEndpoints } from './billingEndpoints.ts';
import { companyEndpoints } from './companyEndpoints.ts';
import { eventList, eventQuery } from './eventSchemas.ts';
import { insightEndpoints } from './insightEndpoints.ts';
import { integrationEndpoints } from './integrationEndpoints.ts';
import { marketplaceEndpoints } from './marketplaceEndpoints.ts';
import type { EndpointName } from './paths.ts';
import { planList, subscriptionReply } from './planSchemas.ts';
import type { ProblemCode } from './problemCatalogue.ts';
import { workspaceReply } from './workspaceSchemas.ts';

type Schema = z.ZodMiniType;

export type Endpoint = {
  readonly summary: string;
  /** Who may call it: anyone at all, or signed-in people of these roles. */
  readonly roles: 'anyone' | readonly Role[];
  /** Whether the owner of the workspace may call it too, whatever their role. */
  readonly ownerToo?: true;
  /** What a call without a session is told; left out: `sessionMissing`. */
  readonly withoutSession?: ProblemCode;
  /** The feature that the workspace's plan must have. */
  readonly feature?: Feature;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly success: { readonly status: 200 | 201 | 204; readonly reply: Schema | null };
  /** A body that is not JSON, such as a stream of server-sent events. */
  readonly mediaType?: 'text/event-stream' | 'text/javascript';
  /** The refusals of its own; those that every call may meet are not repeated. */
  readonly refusals: readonly ProblemCode[];
};

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
  ...companyEndpoints,
  ...agencyEndpoints,
  ...integrationEndpoints,
  ...marketplaceEndpoints,
  ...billingEndpoints,
  ...insightEndpoints,
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
