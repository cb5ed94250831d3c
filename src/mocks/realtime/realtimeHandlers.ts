/** Handles requests of the real-time page. */
import type { LiveMinute, LiveRank, LiveVisit, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { visitPage } from '#domain/demo/visitPages.ts';
import { countries, countryLabels, deviceLabels, devices } from '#domain/metrics/breakdowns.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { minuteLength, minuteOf, minutesShown, perMinute } from '#domain/monitor/perMinute.ts';
import {
  activeFor,
  longestResume,
  mostRanked,
  mostVisits,
  usualInterval,
} from '#domain/realtime/realtimeWindows.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { TimerId } from '#world/clock.ts';
import { endFeed, endWithSession, isOfWorkspace, lostRight } from '../access/streamRight.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import type { Context, Handler } from '../http/context.ts';
import { type Feed, feedResponse, recordFault } from '../http/feed.ts';
import { positionIn, refuseField } from '../http/readPosition.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { spendToday } from './spendToday.ts';
import { type VisitAsk, visitScope } from './visitScope.ts';
import { revenueSoFar, type TimedVisit, visitsBetween } from './visitsBetween.ts';

const aWeek = 7;

type Named = readonly [key: string, label: string];

const pageOf = ({ visit, row, of: { client } }: TimedVisit): string =>
  visitPage(client.industry, { channel: row.channel, kind: visit.kind, sort: visit.sort, page: visit.page });

const countryOf = ({ visit }: TimedVisit) => countries[visit.country] ?? 'other';
const deviceOf = ({ visit }: TimedVisit) => devices[visit.device] ?? 'desktop';
const isConversion = ({ visit }: TimedVisit): boolean => visit.kind !== 'visit';

/** Skips visits without a name. */
const rankedBy = (visits: readonly TimedVisit[], nameOf: (visit: TimedVisit) => Named | null): LiveRank[] => {
  const ranks = new Map<string, LiveRank>();
  for (const visit of visits) {
    const named = nameOf(visit);
    if (named === null) continue;
    const [key, label] = named;
    const before = ranks.get(key) ?? { key, label, visits: 0, conversions: 0 };
    const conversions = before.conversions + (isConversion(visit) ? 1 : 0);
    ranks.set(key, { ...before, visits: before.visits + 1, conversions });
  }
  return [...ranks.values()]
    .sort((one, other) => other.visits - one.visits || (one.label < other.label ? -1 : 1))
    .slice(0, mostRanked);
};

const namedPage = (timed: TimedVisit, isOfSeveral: boolean): Named => {
  const { domain } = timed.of.client;
  const page = isOfSeveral ? `${domain}${pageOf(timed)}` : pageOf(timed);
  return [page, page];
};

const campaignOf = ({ row, of: { source } }: TimedVisit): string | null =>
  source.campaigns.find(({ id }) => id === row.campaignId)?.name ?? null;

const namedCampaign = (timed: TimedVisit, isOfSeveral: boolean): Named | null => {
  const name = campaignOf(timed);
  if (name === null) return null;
  return [timed.row.campaignId ?? name, isOfSeveral ? `${name} · ${timed.of.client.name}` : name];
};

const onWire = (timed: TimedVisit): LiveVisit => {
  const { time, visit, row, of } = timed;
  return {
    id: visit.id,
    at: new Date(time).toISOString(),
    client_id: of.client.id,
    client: of.client.name,
    kind: visit.kind,
    page: pageOf(timed),
    channel: row.channel,
    source: of.source.label,
    campaign: campaignOf(timed),
    country: countryOf(timed),
    device: deviceOf(timed),
    value_cents: visit.kind === 'visit' ? null : visit.valueCents,
  };
};

const peopleIn = (visits: readonly TimedVisit[]): number =>
  new Set(visits.map(({ visit }) => visit.visitor)).size;

const timesOf = (visits: readonly TimedVisit[]): readonly number[] => visits.map(({ time }) => time);

type Windows = { readonly shown: readonly TimedVisit[]; readonly before: readonly TimedVisit[] };

const minutesOf = ({ shown, before }: Windows, now: number): LiveMinute[] => {
  const conversions = perMinute(timesOf(shown.filter(isConversion)), now);
  const past = perMinute(timesOf(before), now);
  return perMinute(timesOf(shown), now).map(({ from, count }, index) => ({
    at: new Date(from).toISOString(),
    visits: count,
    conversions: conversions[index]?.count ?? 0,
    visits_before: past[index]?.count ?? 0,
  }));
};

/**
 * `since`: only visits from that time (milliseconds), at most 30 minutes back, are listed; all count. Rejects with
 * a `RefusalError` for a client the caller may not see.
 */
const livePicture = async (
  store: MetricStore,
  ask: VisitAsk,
  since: number = Number.NEGATIVE_INFINITY,
): Promise<RealtimeReply> => {
  const { now } = ask;
  const { sources, quiet } = visitScope(ask);
  const isOfSeveral = new Set(sources.map(({ client }) => client.id)).size > 1;
  const end = minuteOf(now) + minuteLength;
  const from = end - minutesShown * minuteLength;
  // Up to a minute longer than the bars, because the last minute is incomplete.
  const first = Math.max(since, now - longestResume);
  const known = await visitsBetween(store, sources, { from: Math.min(from, first), to: now });
  const shown = known.filter(({ time }) => time >= from);
  const before = await visitsBetween(store, sources, { from, to: end, daysBefore: aWeek });
  return {
    at: new Date(now).toISOString(),
    cursor: String(now),
    quiet,
    currency: 'USD',
    active: peopleIn(shown.filter(({ time }) => time >= now - activeFor)),
    users: peopleIn(shown),
    visits: shown.length,
    conversions: shown.filter(isConversion).length,
    revenue_cents: await revenueSoFar(store, sources, { now }),
    revenue_before_cents: await revenueSoFar(store, sources, { now, daysBefore: aWeek }),
    ...(await spendToday(store, sources, ask)),
    minutes: minutesOf({ shown, before }, now),
    pages: rankedBy(shown, (visit) => namedPage(visit, isOfSeveral)),
    channels: rankedBy(shown, ({ row: { channel } }) => [channel, channelLabels[channel]]),
    campaigns: rankedBy(shown, (visit) => namedCampaign(visit, isOfSeveral)),
    countries: rankedBy(shown, (visit) => [countryOf(visit), countryLabels[countryOf(visit)]]),
    devices: rankedBy(shown, (visit) => [deviceOf(visit), deviceLabels[deviceOf(visit)]]),
    recent: known
      .filter(({ time }) => time >= first)
      .toReversed()
      .slice(0, mostVisits)
      .map(onWire),
  };
};

export const readRealtime: Handler<'readRealtime'> = async (
  _request,
  { metrics, answers, caller, query, now },
) => {
  const { client } = query;
  const reply: RealtimeReply = await livePicture(metrics, { answers, caller, client, now: Date.parse(now) });
  return json(200, reply);
};

type StreamContext = Context<'streamVisits'>;

/** A message's id is its end time in milliseconds; a future id comes from another clock. */
const startOf = (request: Request, now: number): number => {
  const last = request.headers.get('last-event-id');
  if (last === null) return now;
  const time = positionIn(last) ?? refuseField('Last-Event-ID', 'Must be the id of a message, or a cursor');
  return Math.max(Math.min(time, now), now - longestResume);
};

const messageOf = async (
  { caller, metrics, query }: StreamContext,
  answers: ScopedAnswers,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<string> => {
  const message = await livePicture(metrics, { answers, caller, client: query.client, now }, since);
  return `id: ${now}\nevent: visits\ndata: ${JSON.stringify(message)}\n\n`;
};

/** Sends the first message at once and the next at whole intervals of the clock, so that all tabs agree. Appends nothing. */
const follow = (feed: Feed, start: number, context: StreamContext): (() => void) => {
  const { world, log, caller, answers, query, readModel } = context;
  const { clock } = world;
  const interval = Number(query.interval ?? usualInterval) * 1_000;
  let since = start;
  let timer: TimerId | null = null;
  let isOver = false;
  const whilePermitted = async (goOn: (current: ScopedAnswers) => Promise<void>): Promise<void> => {
    try {
      const current = await readModel.of(caller.workspaceId);
      if (isOver) return;
      const reason = lostRight('streamVisits', context, current);
      if (reason === null) await goOn(current);
      else endFeed(feed, reason);
    } catch (error) {
      if (error instanceof RefusalError) return endFeed(feed, 'accessChanged');
      recordFault(context, 'streamVisits', error);
      feed.fail(error);
    }
  };
  const tell = (): void => {
    const now = clock.now();
    void whilePermitted(async (current) => {
      const message = await messageOf(context, current, { now, since });
      if (isOver) return;
      feed.write(message);
      since = now;
      timer = clock.setTimeout(tell, interval - (clock.now() % interval));
    });
  };
  const stopLog = log.subscribe(answers.position, (events) => {
    if (events.some((event) => isOfWorkspace(event, caller))) void whilePermitted(async () => {});
  });
  const stopWait = endWithSession(feed, context);
  tell();
  return () => {
    isOver = true;
    stopLog();
    stopWait();
    if (timer !== null) clock.clearTimeout(timer);
  };
};

export const streamVisits: Handler<'streamVisits'> = (request, context) => {
  const { answers, caller, query, world } = context;
  const now = world.clock.now();
  const start = startOf(request, now);
  visitScope({ answers, caller, client: query.client, now });
  return feedResponse(request, context, (feed) => follow(feed, start, context));
};
