/** Handles GET /api/demo/figures with the weekly metrics of the demo clients on public pages. */
import { calendarDayOf, epochDayAt, lastSundayBefore } from '#domain/calendar/epochDay.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { macrotask } from '#world/settle.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import type { Context, Handler } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { metricReply } from '../metrics/metricReply.ts';
import { agencyCaller } from '../reports/reportSpec.ts';

/** Twelve that pages show, and the twelve before. */
const weekCount = 24;

type Days = Pick<DemoFigures, 'from' | 'to'>;
type Asked = Pick<Context<'demoFigures'>, 'answers' | 'metrics' | 'now'>;

const weeklyOf = (
  series: MetricReply['series'],
  figure: 'users' | 'sessions' | 'conversions' | 'revenue_cents' | 'spend_cents',
) => series.map((week) => week[figure] ?? 0);

const figuresOf = async (asked: Asked, id: string, days: Days): Promise<DemoFigures['clients'][number]> => {
  const context = { ...asked, caller: agencyCaller(demoWorkspaceId) };
  const { range, series } = await metricReply(context, { client: id, interval: 'week', ...days });
  // A plan that keeps fewer days answers for other weeks.
  if (range.from !== days.from) throw new RefusalError('notFound');
  return {
    id,
    users: weeklyOf(series, 'users'),
    sessions: weeklyOf(series, 'sessions'),
    conversions: weeklyOf(series, 'conversions'),
    revenue_cents: weeklyOf(series, 'revenue_cents'),
    spend_cents: weeklyOf(series, 'spend_cents'),
  };
};

/** 404 where there is no demo, and where its plan keeps fewer weeks. */
export const demoFigures: Handler<'demoFigures'> = async (_request, { readModel, metrics, now }) => {
  const answers = await readModel.of(demoWorkspaceId);
  const known = new Set(clientsOf(answers.clientDirectory, demoWorkspaceId).map(({ id }) => id));
  if (known.size === 0 || isDeleted(answers, demoWorkspaceId)) throw new RefusalError('notFound');
  const last = lastSundayBefore(epochDayAt(Date.parse(now)));
  const days = { from: calendarDayOf(last - 7 * weekCount + 1), to: calendarDayOf(last) };
  const clients: DemoFigures['clients'] = [];
  for (const { clientId } of demoClients) {
    if (!known.has(clientId)) continue;
    clients.push(await figuresOf({ answers, metrics, now }, clientId, days));
    await macrotask();
  }
  return json(200, { ...days, clients });
};
