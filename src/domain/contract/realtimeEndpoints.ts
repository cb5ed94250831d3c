/** Declares the endpoints of live visits on the clients' websites. */
import { roles } from '../access/role.ts';
import { realtimeQuery, realtimeReply, visitMessage, visitStreamQuery } from './realtimeSchemas.ts';
import { streamEnd } from './streamEnd.ts';

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
