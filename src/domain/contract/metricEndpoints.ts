/** Declares the endpoints of metric explanations and forecasts. */
import { roles } from '../access/role.ts';
import { forecastQuery, forecastReply } from './forecastSchemas.ts';
import { explainQuery, explainReply } from './metricSchemas.ts';

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
