/** Declares the early endpoints, which the first page after sign-in needs, in a file of their own: a bundler splits by file. */
import * as z from 'zod/mini';
import { type Role, roles } from '../access/role.ts';
import { activityQuery, activityReply } from './analyticsSchemas.ts';
import { annotationList, annotationQuery } from './annotationSchemas.ts';
import { signedIn } from './authSchemas.ts';
import { whiteLabelReply } from './brandingSchemas.ts';
import { campaignList, campaignQuery } from './campaignSchemas.ts';
import { clientList, clientQuery } from './clientSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import { eventItem, eventList, eventQuery } from './eventSchemas.ts';
import { goalList, goalQuery } from './goalSchemas.ts';
import { metricQuery, metricReply } from './metricSchemas.ts';
import { subscriptionReply } from './planSchemas.ts';
import { portfolioQuery, portfolioReply } from './portfolioSchemas.ts';
import { streamEnd } from './streamEnd.ts';
import { workspaceReply } from './workspaceSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const asOfQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const firstEndpoints = {
  readSession: {
    early: true,
    summary: 'Who the session belongs to',
    roles,
    query: asOfQuery,
    partVersion: true,
    success: { status: 200, reply: signedIn },
    refusals: ['userNotFound'],
  },
  readWorkspace: {
    early: true,
    summary: 'The caller’s workspace and the people in it',
    roles,
    query: asOfQuery,
    success: { status: 200, reply: workspaceReply },
    refusals: ['notFound'],
  },
  readSubscription: {
    early: true,
    summary: 'The workspace’s subscription, limits, features and what of them is used',
    roles,
    query: asOfQuery,
    success: { status: 200, reply: subscriptionReply },
    refusals: [],
  },
  listEvents: {
    early: true,
    summary: 'The events of the workspace that the caller may see',
    roles,
    limits: { user: 'ownClient' },
    query: eventQuery,
    hasVersion: true,
    success: { status: 200, reply: eventList },
    refusals: ['roleForbidden', 'invalid'],
  },
  streamEvents: {
    early: true,
    summary:
      'The same events as they happen, as server-sent events; resumes by Last-Event-ID and ends with the right to it',
    roles,
    query: z.strictObject({ after: z.optional(z.string()) }),
    success: { status: 200, reply: null },
    mediaType: 'text/event-stream',
    eachEvent: eventItem,
    endEvent: streamEnd,
    refusals: [],
  },
  listClients: {
    early: true,
    summary: 'The workspace’s clients, searched and in pages',
    roles: staff,
    query: clientQuery,
    hasVersion: true,
    success: { status: 200, reply: clientList },
    refusals: [],
  },
  listGoals: {
    early: true,
    summary: 'The goals and media budgets of a client or of all that the caller may see',
    roles,
    limits: { user: 'ownClient' },
    query: goalQuery,
    hasVersion: true,
    success: { status: 200, reply: goalList },
    refusals: ['roleForbidden'],
  },
  listCampaigns: {
    early: true,
    summary: 'The campaigns of a client or of all that the caller may see',
    roles,
    limits: { user: 'ownClient' },
    query: campaignQuery,
    hasVersion: true,
    success: { status: 200, reply: campaignList },
    refusals: ['roleForbidden'],
  },
  listAnnotations: {
    early: true,
    summary: 'What people wrote at days: about a client, or about all that the caller may see',
    roles,
    limits: { user: 'ownClient' },
    query: annotationQuery,
    hasVersion: true,
    success: { status: 200, reply: annotationList },
    refusals: ['roleForbidden', 'invalid'],
  },
  readMetrics: {
    early: true,
    summary:
      'Figures of clients: totals, a series and rows, beside the range before; people of a client see their own. Hours are local; one that a clock change repeats has its UTC offset',
    roles,
    limits: { admin: 'workspaceClients', manager: 'workspaceClients', user: 'ownClient' },
    query: metricQuery,
    hasVersion: true,
    success: { status: 200, reply: metricReply },
    refusals: ['limitReached', 'invalid'],
  },
  readPortfolio: {
    early: true,
    summary: 'Every client with its figures, its health, its pace and why it needs attention',
    roles: staff,
    limits: { admin: 'workspaceClients', manager: 'workspaceClients' },
    query: portfolioQuery,
    success: { status: 200, reply: portfolioReply },
    refusals: ['limitReached', 'invalid'],
  },
  readWhiteLabel: {
    early: true,
    summary: 'The look of the caller’s workspace: as saved, and what of it is in force',
    roles,
    query: asOfQuery,
    partVersion: true,
    success: { status: 200, reply: whiteLabelReply },
    refusals: [],
  },
  readActivity: {
    early: true,
    summary: 'What happened in the workspace on each day, and which days stand out',
    roles,
    feature: 'ai_insights',
    query: activityQuery,
    success: { status: 200, reply: activityReply },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint & { readonly early: true }>;
