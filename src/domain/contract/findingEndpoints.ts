/** Declares the endpoints of marks on anomalous days. */
import { roles } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import { findingList, findingQuery, markBody, markReply } from './findingSchemas.ts';

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
