/** Handles GET /api/marketplace/sheet: the app Sheet Bridge's figures of a client by day, as CSV. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { csvText } from '#domain/csv.ts';
import type { Handler } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { metricReply } from '../metrics/metricReply.ts';
import { holdApp, takeAppCall } from './appCaller.ts';

const columns = ['sessions', 'clicks', 'spend_cents', 'conversions', 'revenue_cents'] as const;

const mostDays = 365;

const readDays = (text = '30'): number => {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= mostDays) return days;
  throw new RefusalError('invalid', { errors: { days: `Must be a whole number from 1 to ${mostDays}` } });
};

export const readSheet: Handler<'readSheet'> = async (_request, context) => {
  const { caller, now, query } = context;
  const app = holdApp('sheetbridge', { ...context, name: 'readSheet', params: {}, body: undefined });
  const { workspaceId } = caller;
  await takeAppCall(context, app, {
    workspaceId,
    source: `app:${app.listingId}`,
    endpoint: 'readSheet',
    now,
  });
  const { client, days } = query;
  if (client === undefined) throw new RefusalError('invalid', { errors: { client: 'Name a client' } });
  const yesterday = epochDayAt(Date.parse(now)) - 1;
  const [from, to] = [calendarDayOf(yesterday - readDays(days) + 1), calendarDayOf(yesterday)];
  const { series } = await metricReply(context, { client, from, to, interval: 'day' });
  const rows = series.map((point) => [point.at, ...columns.map((column) => point[column] ?? '')]);
  return new Response(csvText([['day', ...columns], ...rows]), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
};
