/** Lists a workspace's metric sources: connected accounts with campaigns, gaps and revisions, sample clients, and imports. */
import { type EpochDay, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import {
  backFillDays,
  platformChannels,
  sampleCampaigns,
  type UsualCampaign,
  usualCampaigns,
} from '#domain/integrations/platformChannels.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import {
  type ConnectionOfAccount,
  firstOf,
  replacedConnections,
} from '#domain/integrations/replacedConnections.ts';
import { type Channel, channels } from '#domain/metrics/channels.ts';
import type { DaySpan, MetricCampaign, MetricSource } from '#domain/metrics/metricSource.ts';
import type { Client } from '#events/clients/client.ts';
import type { Answers } from '#events/projections/answers.ts';
import { campaignsOf } from '#events/projections/campaignDirectory.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import { type ConnectedSource, type SourceAnswers, sourcesOf } from '#events/projections/sourceHistory.ts';
import { channelsOf } from './channelsOfSource.ts';
import { withImports } from './importedSources.ts';

type Known = SourceAnswers & Pick<Answers, 'campaignDirectory' | 'clientDirectory' | 'importShelf'>;

/** The days of history of a sample client. */
const backFill = 730;

const dayOf = (time: string): EpochDay => epochDayAt(Date.parse(time));

/** A new connection is synced at once; the later rounds follow the schedule and are not included. */
const lastAnswer = (...asked: readonly (string | null)[]): string =>
  asked.reduce<string>((latest, time) => (time !== null && time > latest ? time : latest), '');

const usual = (
  campaigns: readonly UsualCampaign[],
  { id, from }: Pick<MetricSource, 'id' | 'from'>,
): readonly MetricCampaign[] =>
  campaigns.map((campaign, index) => ({
    ...campaign,
    id: `${id}-${index + 1}`,
    levels: [{ from, level: 1 }],
  }));

type Connected = {
  readonly source: ConnectedSource;
  readonly client: Client | undefined;
  readonly campaigns: readonly MetricCampaign[];
  readonly channels: readonly Channel[];
  readonly today: EpochDay;
  /** The first of its row of replacements, whose campaigns go on. */
  readonly first: ConnectedSource;
  readonly isReplaced: boolean;
};

/** The day before it was disconnected or its client left, whichever came first. */
const lastDayOf = ({ source, client }: Connected): EpochDay | null => {
  const ends = [source.disconnectedAt, client?.archivedAt ?? null].flatMap((time) =>
    time === null ? [] : [dayOf(time) - 1],
  );
  return ends.length === 0 ? null : Math.min(...ends);
};

const silenceOf = ({ health }: ConnectedSource): readonly DaySpan[] => {
  const open = [health.silent?.from, health.paused?.from].map((from) => epochDayOf(from ?? ''));
  return open.flatMap((from) => (from === null ? [] : [{ from, to: null }]));
};

/** Without access a source is behind until someone signs in again; other failures and pauses end without that. */
const silentState = ({ health }: ConnectedSource): MetricSource['state'] => {
  if (health.silent === null) return health.paused === null ? 'active' : 'failing';
  return health.silent.reason === 'tokenExpired' ? 'expired' : 'failing';
};

const endedState = ({ client, isReplaced }: Connected): MetricSource['state'] =>
  isReplaced || (client?.archivedAt ?? null) !== null ? 'ended' : 'disconnected';

/** The last unscheduled sync: when the source ended or fell silent, else when it was connected, restored or recovered. */
const syncedAt = (connected: Connected, to: EpochDay | null): string => {
  const { source, client } = connected;
  const { connectedAt, restoredAt, health } = source;
  if (to !== null) {
    const ends = [source.disconnectedAt, client?.archivedAt ?? null].filter((time) => time !== null);
    return ends.toSorted()[0] ?? connectedAt;
  }
  const asked = health.askedAt.at(-1) ?? null;
  const stopped = health.silent?.since ?? health.paused?.since;
  return stopped ?? lastAnswer(connectedAt, restoredAt, health.recoveredAt, asked);
};

/** The first day with data, and how much of the history arrived while it does. */
const beginOf = ({ connectedAt, platform, replaces, health }: ConnectedSource) => {
  const connectedOn = dayOf(connectedAt);
  // Earlier days are those of the account that it replaces.
  if (replaces !== null) return { from: connectedOn, history: null };
  const read = epochDayOf(health.history?.from ?? '');
  const goal = epochDayOf(health.history?.goal ?? '');
  if (read === null || goal === null) return { from: connectedOn - backFillDays(platform), history: null };
  const [days, of] = [connectedOn - read, connectedOn - goal];
  const stopped = health.history?.stoppedAt != null;
  return { from: read, history: days < of ? { days, of, stopped } : null };
};

const sourceOf = (connected: Connected): MetricSource => {
  const { source, first, campaigns } = connected;
  const { id, clientId, firstClientId, platform, health } = source;
  const { from, history } = beginOf(source);
  const to = lastDayOf(connected);
  const own =
    campaigns.length > 0 ? campaigns : usual(usualCampaigns[first.platform] ?? [], { id: first.id, from });
  return {
    id,
    clientId,
    firstClientId,
    kind: 'integration',
    label: `${platformNames[platform]} · ${connected.client?.name ?? source.externalName}`,
    channels: connected.channels,
    campaigns: own,
    from,
    to,
    gaps: [...health.gaps, ...silenceOf(source)],
    restatements: health.restatements,
    state: to === null ? silentState(source) : endedState(connected),
    reportedTo: to ?? connected.today,
    syncedAt: syncedAt(connected, to),
    ...(history && source.disconnectedAt === null ? { history } : {}),
  };
};

/** A sample client has metrics only until something is connected. */
const sampleOf = ({ id: clientId, name, addedAt, archivedAt }: Client, today: EpochDay): MetricSource => {
  const id = `sample-${clientId}`;
  const from = dayOf(addedAt) - backFill;
  return {
    id,
    clientId,
    firstClientId: clientId,
    kind: 'sample',
    label: `Sample data · ${name}`,
    channels,
    campaigns: usual(sampleCampaigns, { id, from }),
    from,
    to: archivedAt === null ? null : dayOf(archivedAt) - 1,
    gaps: [],
    restatements: [],
    state: archivedAt === null ? 'active' : 'ended',
    reportedTo: archivedAt === null ? today : dayOf(archivedAt) - 1,
    syncedAt: archivedAt ?? addedAt,
  };
};

const campaignsBySource = (answers: Known, workspaceId: string): Map<string, MetricCampaign[]> => {
  const bySource = new Map<string, MetricCampaign[]>();
  for (const campaign of campaignsOf(answers.campaignDirectory, workspaceId)) {
    const { integrationId, id, name, channel, weight, levels } = campaign;
    const campaigns = bySource.get(integrationId) ?? [];
    campaigns.push({ id, name, channel, weight, levels });
    bySource.set(integrationId, campaigns);
  }
  return bySource;
};

const connectionOf = ({
  id,
  platform,
  externalId,
  disconnectedAt,
  replaces,
}: ConnectedSource): ConnectionOfAccount => ({
  id,
  platform,
  accountId: externalId,
  isConnected: disconnectedAt === null,
  replaces,
});

/** The source of search positions has no facts about visits; competitors are read from it directly. */
const bringsMetrics = ({ platform }: ConnectedSource): boolean => platformChannels[platform].length > 0;

const derive = (answers: Known, workspaceId: string, today: EpochDay): readonly MetricSource[] => {
  const accounts = sourcesOf(answers, workspaceId).filter(bringsMetrics);
  const byClient = Map.groupBy(accounts, ({ clientId }) => clientId);
  const replaced = replacedConnections(accounts.map(connectionOf));
  const rowOf = firstOf(accounts);
  const byId = new Map(accounts.map((one) => [one.id, one]));
  const campaigns = campaignsBySource(answers, workspaceId);
  const clients = answers.clientDirectory.byWorkspace[workspaceId] ?? {};
  const connected = accounts.map((source) =>
    sourceOf({
      source,
      client: clients[source.clientId],
      first: byId.get(rowOf(source.id)) ?? source,
      campaigns: campaigns.get(rowOf(source.id)) ?? [],
      channels: channelsOf(source, byClient.get(source.clientId) ?? [], rowOf),
      today,
      isReplaced: replaced.has(source.id),
    }),
  );
  const samples = clientsOf(answers.clientDirectory, workspaceId).filter(
    ({ id, sample }) => sample && !byClient.has(id),
  );
  const sources = [...connected, ...samples.map((client) => sampleOf(client, today))];
  return withImports(sources, importsOf(answers.importShelf, workspaceId));
};

type Remembered = {
  readonly parts: readonly object[];
  readonly today: EpochDay;
  readonly sources: readonly MetricSource[];
};

const remembered = new WeakMap<object, Map<string, Remembered>>();

/**
 * In connecting order, then samples, then imports. An account has data from 730 days before connecting. Equal
 * answers give identical objects, which key the store's cache.
 */
export const metricSourcesOf = (
  answers: Known,
  workspaceId: string,
  today: EpochDay,
): readonly MetricSource[] => {
  const { integrationDirectory, sourceHistory, campaignDirectory, importShelf, clientDirectory } = answers;
  const parts = [integrationDirectory, sourceHistory, campaignDirectory, importShelf];
  const known = remembered.get(clientDirectory) ?? new Map<string, Remembered>();
  remembered.set(clientDirectory, known);
  const last = known.get(workspaceId);
  if (last?.today === today && parts.every((part, index) => part === last.parts[index])) return last.sources;
  const sources = derive(answers, workspaceId, today);
  known.set(workspaceId, { parts, today, sources });
  return sources;
};
