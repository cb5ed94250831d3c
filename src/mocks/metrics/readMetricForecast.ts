/** Handles GET /api/metrics/forecast: forecasts metrics at the end of the current month. */
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { metricForecast } from './metricForecast.ts';
import { metricVersion } from './metricVersion.ts';

export const readMetricForecast: Handler<'readMetricForecast'> = async (_request, context) =>
  json(200, await metricForecast(context, context.query), { ETag: metricVersion(context) });
