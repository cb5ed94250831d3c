/** GET /api/metrics/forecast: where figures will end in the month that is running. */
import type { Handler } from '../../http/context.ts';
import { json } from '../../http/respond.ts';
import { metricForecast } from '../../metrics/metricForecast.ts';
import { metricVersion } from './metricVersion.ts';

export const readMetricForecast: Handler<'readMetricForecast'> = (_request, context) =>
  json(200, metricForecast(context, context.query), { ETag: metricVersion(context) });
