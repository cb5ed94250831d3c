/** Handles /api/integrations/syncs: lists, explains and changes the syncs of connections. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { SyncDetail, SyncItem } from '#domain/contract/syncSchemas.ts';
import { reconcile } from '#domain/integrations/reconcile.ts';
import {
  day,
  nextRound,
  type SyncPlan,
  type SyncRound,
  stripDays,
  syncDays,
  syncRounds,
} from '#domain/integrations/syncHistory.ts';
import { paidChannels } from '#domain/metrics/channels.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { type ConnectedSource, sourcesOf } from '#events/projections/sourceHistory.ts';
import { sourceDecider } from '#events/sources/sourceDecider.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import { todayFor } from '../clients/clientDay.ts';
import { setAsideIn } from '../clients/payersOf.ts';
import { accountOf, connectionsOf } from '../demo/controlledAccounts.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { type FigureContext, metricReply } from '../metrics/metricReply.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { refusedPlatform } from './refusedPlatform.ts';
import { impactOf } from './syncImpact.ts';

const handle = handleCommand(sourceStream, sourceDecider);

const timeOf = (iso: string): number => Date.parse(iso);
const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const planOf = ({ id, connectedAt, disconnectedAt, restoredAt, health }: ConnectedSource): SyncPlan => ({
  id,
  from: timeOf(connectedAt),
  to: disconnectedAt === null ? null : timeOf(disconnectedAt),
  breaks: health.breaks.map(({ kind, from, to }) => ({
    kind,
    from: timeOf(from),
    to: to === null ? null : timeOf(to),
  })),
  asked: [connectedAt, restoredAt, health.recoveredAt, ...health.askedAt]
    .filter((time) => time !== null)
    .map(timeOf),
});

/** Each sync reads today and the two days before, because platforms revise them. */
const readDays = 3;

/** One row for each campaign that runs and for each channel without campaigns. */
const seriesAt = ({ channels, campaigns }: MetricSource, today: number): number => {
  const running = campaigns.filter(
    ({ levels }) => (levels.findLast(({ from }) => from <= today)?.level ?? 0) > 0,
  );
  return running.length + channels.filter((channel) => !paidChannels.includes(channel)).length;
};

const isRead = ({ outcome }: SyncRound): boolean => outcome !== 'failed';

const stateOf = ({ disconnectedAt, health }: ConnectedSource): SyncItem['state'] => {
  if (disconnectedAt !== null) return 'off';
  if (health.silent !== null) return health.silent.reason === 'tokenExpired' ? 'expired' : 'failing';
  return health.paused === null ? 'active' : 'paused';
};

type SyncFacts = {
  readonly source: ConnectedSource;
  readonly metric: MetricSource | undefined;
  readonly series: number;
  readonly now: number;
};

/** The first call signs in, the others read one campaign or channel each. */
const callsOf = (rounds: number, series: number): number => rounds * (1 + series);

const itemOf = ({ source, metric, series, now }: SyncFacts): SyncItem => {
  const { id, health, disconnectedAt } = source;
  const plan = planOf(source);
  const past = syncRounds(plan, now - stripDays * day, now + 1);
  const lately = past.filter(({ at }) => at > now - day);
  return {
    id,
    state: stateOf(source),
    reason: health.silent?.reason ?? null,
    since: disconnectedAt ?? health.silent?.since ?? health.paused?.since ?? null,
    last_at: isoOf(past.findLast(isRead)?.at ?? null),
    next_at: isoOf(nextRound(plan, now)),
    rows: lately.filter(isRead).length * series * readDays,
    calls: callsOf(lately.filter(isRead).length, series) + lately.filter((one) => !isRead(one)).length,
    history: metric?.history ?? null,
    days: [...syncDays(plan, now)],
  };
};

const toldBySource = (answers: Answers, workspaceId: string, now: string) => {
  const today = epochDayAt(timeOf(now));
  const metrics = new Map(metricSourcesOf(answers, workspaceId, today).map((source) => [source.id, source]));
  return (source: ConnectedSource): SyncFacts => {
    const metric = metrics.get(source.id);
    return { source, metric, series: metric ? seriesAt(metric, today) : 0, now: timeOf(now) };
  };
};

export const listSyncs: Handler<'listSyncs'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const facts = toldBySource(answers, workspaceId, now);
  return json(200, { items: sourcesOf(answers, workspaceId).map((source) => itemOf(facts(source))) });
};

const daysInLog = 7;

const reconciledDays = 28;

/** Null for a client that is archived, or set aside by a smaller plan. */
const reconciliationOf = async (
  context: FigureContext,
  source: ConnectedSource,
): Promise<SyncDetail['reconciliation']> => {
  const { answers, caller, now } = context;
  const { clientId, disconnectedAt } = source;
  const { workspaceId } = caller;
  const isRead = clientsOf(answers.clientDirectory, workspaceId).some(
    (client) => client.id === clientId && client.archivedAt === null,
  );
  if (disconnectedAt !== null || !isRead || setAsideIn(answers, workspaceId).has(clientId)) return null;
  const today = todayFor(answers, { workspaceId, clientId }, now);
  const range = { from: calendarDayOf(today - reconciledDays), to: calendarDayOf(today - 1) };
  const { rows } = await metricReply(context, { client: clientId, ...range, group_by: 'source' });
  const own = rows.find(({ key }) => key === source.id);
  return { range, rows: reconcile(source, own ?? {}).map((row) => ({ ...row, reasons: [...row.reasons] })) };
};

export const readSyncs: Handler<'readSyncs'> = async (_request, context) => {
  const { answers, caller, now, query } = context;
  const { workspaceId } = caller;
  const source = sourcesOf(answers, workspaceId).find(({ id }) => id === query.integration);
  if (!source) throw new RefusalError('notFound');
  const facts = toldBySource(answers, workspaceId, now)(source);
  const { series } = facts;
  const rounds = syncRounds(planOf(source), facts.now - daysInLog * day, facts.now + 1);
  return json(200, {
    sync: itemOf(facts),
    rounds: rounds.toReversed().map((round) => ({
      at: new Date(round.at).toISOString(),
      outcome: round.outcome,
      reason: round.reason,
      asked: round.isAsked,
      rows: isRead(round) ? series * readDays : 0,
    })),
    impact: impactOf(answers, { workspaceId, source, now }),
    reconciliation: await reconciliationOf(context, source),
  });
};

export const changeSyncs: Handler<'changeSyncs'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  return handle(request, context, {
    plan: (answers) => {
      const connections = connectionsOf(answers, workspaceId, body.ids);
      const question = { workspaceId, now };
      const locked = connections
        .map(({ platform }) =>
          body.change === 'pause' ? null : refusedPlatform(answers, question, platform),
        )
        .find(Boolean);
      if (locked) throw new RefusalError(locked.refusal, locked.extras);
      const accounts = connections.map((one) => ({ ...accountOf(one), begun: one.history }));
      return {
        key: [workspaceId],
        ifMatch: 'none',
        command: { type: 'ChangeSyncs', workspaceId, accounts, change: body.change, by, now },
        reply: (after, before) => {
          const changed = accounts.filter(({ integrationId: id }) => after[id] !== before[id]);
          return { status: 200, body: { changed: changed.length } };
        },
      };
    },
  });
};
