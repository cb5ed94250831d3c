/** Declares the endpoints of attribution, customer cohorts, benchmarks and response curves. */
import { roles } from '../access/role.ts';
import {
  attributionQuery,
  attributionReply,
  benchmarkQuery,
  benchmarkReply,
  budgetQuery,
  budgetReply,
  cohortQuery,
  cohortReply,
} from './analysisSchemas.ts';
import type { Endpoint } from './endpoint.ts';

const forEveryone = {
  roles,
  limits: { admin: 'workspaceClients', manager: 'workspaceClients', user: 'ownClient' },
  feature: 'ai_insights',
  hasVersion: true,
  refusals: ['limitReached', 'invalid'],
} as const;

export const analysisEndpoints = {
  readAttribution: {
    ...forEveryone,
    summary: 'Conversions of a client credited to channels by five models, with paths and time to convert',
    query: attributionQuery,
    success: { status: 200, reply: attributionReply },
  },
  readCohorts: {
    ...forEveryone,
    summary: 'Customers of a client by month of their first order, and what they order later',
    query: cohortQuery,
    success: { status: 200, reply: cohortReply },
  },
  readBenchmarks: {
    ...forEveryone,
    summary: 'Figures of a client beside its own earlier periods and the quartiles of the portfolio',
    query: benchmarkQuery,
    success: { status: 200, reply: benchmarkReply },
  },
  readBudget: {
    ...forEveryone,
    summary: 'How the revenue of a client’s paid channels responds to their weekly spend',
    roles: ['admin', 'manager'],
    limits: { admin: 'workspaceClients', manager: 'workspaceClients' },
    feature: 'predictive_analytics',
    query: budgetQuery,
    success: { status: 200, reply: budgetReply },
  },
} as const satisfies Record<string, Endpoint>;
