/** Handles GET /api/metrics: returns metrics of a range by steps and groups, with a comparison. */
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { metricReply } from './metricReply.ts';
import { metricVersion } from './metricVersion.ts';

export const readMetrics: Handler<'readMetrics'> = async (_request, context) =>
  json(200, await metricReply(context, context.query), { ETag: metricVersion(context) });
