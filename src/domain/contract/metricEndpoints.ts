/** Operations that tell figures, and how one was worked out. */
import { roles } from '../access/role.ts';
import { explainQuery, explainReply, metricQuery, metricReply } from './metricSchemas.ts';

export const metricEndpoints = {
  readMetrics: {
    summary:
      'Figures of clients: totals, a series and rows, beside the range before; people of a client see their own',
    roles,
    query: metricQuery,
    hasVersion: true,
    success: { status: 200, reply: metricReply },
    refusals: ['limitReached', 'invalid'],
  },
  readMetricExplanation: {
    summary: 'How one figure was worked out: its sums, sources, rows and the position in the log',
    roles,
    query: explainQuery,
    hasVersion: true,
    success: { status: 200, reply: explainReply },
    refusals: ['limitReached', 'invalid'],
  },
} as const;
