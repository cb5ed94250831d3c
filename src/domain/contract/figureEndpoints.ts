/** Declares the endpoints of figures, findings, insights and the real-time page. */
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
import { askBody, askQuery, askReply, suggestedQuestionList, suggestionQuery } from './askSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import { findingList, findingQuery, markBody, markReply } from './findingSchemas.ts';
import { forecastQuery, forecastReply } from './forecastSchemas.ts';
import { explainQuery, explainReply } from './metricSchemas.ts';
import { realtimeQuery, realtimeReply, visitMessage, visitStreamQuery } from './realtimeSchemas.ts';
import { streamEnd } from './streamEnd.ts';

export const findingEndpoints = {
  listFindingMarks: {
    summary: 'Which unusual days somebody has seen to, the latest mark first; what is not listed is new',
    roles,
    limits: { user: 'ownClient' },
    query: findingQuery,
    hasVersion: true,
    success: { status: 200, reply: findingList },
    refusals: ['roleForbidden', 'invalid'],
  },
  markFindings: {
    summary: 'Acknowledge, resolve, snooze or dismiss some unusual days, or make them new again',
    roles: ['admin', 'manager'],
    feature: 'ai_insights',
    body: markBody,
    success: { status: 200, reply: markReply },
    refusals: ['notFound', 'invalid', 'versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;

export const insightEndpoints = {
  askQuestion: {
    summary:
      'Answer a question about the workspace, as it is or was, by fixed rules, with how it was worked out',
    roles,
    feature: 'ai_insights',
    query: askQuery,
    body: askBody,
    success: { status: 200, reply: askReply },
    refusals: ['invalid', 'keyReused'],
  },
  listSuggestedQuestions: {
    summary: 'Questions about what stands out in the figures of the last two weeks, at most six',
    roles,
    feature: 'ai_insights',
    query: suggestionQuery,
    success: { status: 200, reply: suggestedQuestionList },
    refusals: [],
  },
} as const;

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

export const metricEndpoints = {
  readMetricExplanation: {
    summary: 'How one figure was worked out: its sums, sources, rows and the position in the log',
    roles,
    limits: { admin: 'workspaceClients', manager: 'workspaceClients', user: 'ownClient' },
    query: explainQuery,
    hasVersion: true,
    success: { status: 200, reply: explainReply },
    refusals: ['limitReached', 'invalid'],
  },
  readMetricForecast: {
    summary:
      'Where figures will end in the running month: so far, projected, the range, and how far past projections were off',
    roles,
    limits: { admin: 'workspaceClients', manager: 'workspaceClients', user: 'ownClient' },
    feature: 'predictive_analytics',
    query: forecastQuery,
    hasVersion: true,
    success: { status: 200, reply: forecastReply },
    refusals: ['limitReached', 'invalid'],
  },
} as const;

export const realtimeEndpoints = {
  readRealtime: {
    summary:
      'Visits and conversions of the last 30 minutes by the minute, who is active now, and the revenue of today so far',
    roles,
    limits: { admin: 'workspaceClients', manager: 'workspaceClients', user: 'ownClient' },
    query: realtimeQuery,
    success: { status: 200, reply: realtimeReply },
    refusals: ['invalid'],
  },
  streamVisits: {
    summary:
      'Live visits and conversions as server-sent events, one message each interval; resumes by Last-Event-ID, at most 30 minutes back',
    roles,
    limits: { admin: 'workspaceClients', manager: 'workspaceClients', user: 'ownClient' },
    query: visitStreamQuery,
    success: { status: 200, reply: null },
    mediaType: 'text/event-stream',
    eachEvent: visitMessage,
    endEvent: streamEnd,
    refusals: ['invalid'],
  },
} as const;
