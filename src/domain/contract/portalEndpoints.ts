/** Declares the endpoint of a client's portal. */
import { roles } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import { portalQuery, portalReply } from './portalSchemas.ts';

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
