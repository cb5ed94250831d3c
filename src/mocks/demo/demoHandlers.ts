/** Handles the demo's own requests: figures for strangers, and sources that fail or restate on request. */
import { calendarDayOf, epochDayAt, lastSundayBefore } from '#domain/calendar/epochDay.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { sourceDecider } from '#events/sources/sourceDecider.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import { macrotask } from '#world/settle.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { metricReply } from '../metrics/metricReply.ts';
import { agencyCaller } from '../reports/reportSpec.ts';
import { accountOf, connectionsOf, demoSourceItem } from './controlledAccounts.ts';

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

export const demoSources: Handler<'demoSources'> = (_request, { answers, caller }) => {
  const { workspaceId } = caller;
  const state = answers.sourceHistory.byWorkspace[workspaceId] ?? sourceDecider.initial;
  const items = integrationsOf(answers.integrationDirectory, workspaceId)
    .filter(({ status }) => status === 'connected')
    .map((one) => demoSourceItem(one, answers, { workspaceId, state }));
  return json(200, { items });
};

const handle = handleCommand(sourceStream, sourceDecider);

export const expireAccess: Handler<'expireAccess'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const connections = connectionsOf(answers, workspaceId, body.integration_ids);
      return {
        key: [workspaceId],
        command: { type: 'ExpireAccess', workspaceId, accounts: connections.map(accountOf), now },
        actor: { kind: 'system', id: 'demo' },
        reply: (state) => ({
          status: 200,
          body: { items: connections.map((one) => demoSourceItem(one, answers, { workspaceId, state })) },
        }),
      };
    },
  });
};

const reason = 'Revised from the demo console';

export const restateSources: Handler<'restateSources'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  const { days, factor } = body;
  const today = epochDayAt(Date.parse(now));
  const [from, to] = [calendarDayOf(today - days), calendarDayOf(today - 1)];
  return handle(request, context, {
    plan: (answers) => ({
      key: [workspaceId],
      command: {
        type: 'RestateSources',
        workspaceId,
        accounts: connectionsOf(answers, workspaceId, body.integration_ids).map(accountOf),
        ...{ from, to, factor, reason, now },
      },
      actor: { kind: 'system', id: 'demo' },
      reply: () => ({ status: 201, body: { from, to, factor } }),
    }),
  });
};
