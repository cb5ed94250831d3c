/** Handles GET /api/metrics/explain: shows how one metric was computed. */
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { metricExplanation } from './metricExplanation.ts';
import { metricVersion } from './metricVersion.ts';

export const readMetricExplanation: Handler<'readMetricExplanation'> = async (_request, context) =>
  json(200, await metricExplanation(context, context.query), { ETag: metricVersion(context) });
