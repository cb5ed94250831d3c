/** Operations that tell figures, and how one was worked out. */
import { roles } from '../access/role.ts';
import { explainQuery, explainReply } from './metricSchemas.ts';

export const metricEndpoints = {
  readMetricExplanation: {
    summary: 'How one figure was worked out: its sums, sources, rows and the position in the log',
    roles,
    query: explainQuery,
    hasVersion: true,
    success: { status: 200, reply: explainReply },
    refusals: ['limitReached', 'invalid'],
  },
} as const;
