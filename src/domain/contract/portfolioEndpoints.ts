/** Operations over all clients of an agency at once. */
import type { Role } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import { portfolioQuery, portfolioReply } from './portfolioSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];

export const portfolioEndpoints = {
  readPortfolio: {
    summary: 'Every client with its figures, its health, its pace and why it needs attention',
    roles: staff,
    query: portfolioQuery,
    success: { status: 200, reply: portfolioReply },
    refusals: ['limitReached', 'invalid'],
  },
} as const satisfies Record<string, Endpoint>;
