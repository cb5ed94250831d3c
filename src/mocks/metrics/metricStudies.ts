/** Handles requests for the explanation and the forecast of a metric. */
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { metricExplanation } from './metricExplanation.ts';
import { metricForecast } from './metricForecast.ts';
import { metricVersion } from './metricVersion.ts';

export const readMetricExplanation: Handler<'readMetricExplanation'> = async (_request, context) =>
  json(200, await metricExplanation(context, context.query), { ETag: metricVersion(context) });

export const readMetricForecast: Handler<'readMetricForecast'> = async (_request, context) =>
  json(200, await metricForecast(context, context.query), { ETag: metricVersion(context) });
