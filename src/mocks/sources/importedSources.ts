/** Turns imports into metric sources, and decides which of their days count or replace those of other sources. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { campaignKey } from '#domain/imports/importContent.ts';
import { importSourceNames } from '#domain/imports/importedRow.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import {
  type ChannelDays,
  channelDaysTogether,
  channelDaysWithout,
  eachChannel,
  joined,
  type Spans,
  without,
} from '#domain/metrics/daySpans.ts';
import type { MetricCampaign, MetricSource } from '#domain/metrics/metricSource.ts';
import type { DataImport } from '#events/imports/dataImport.ts';
import { firstDayOfChannel } from './firstDayOfChannel.ts';

const daysOfChannel = (source: MetricSource, channel: Channel): Spans => {
  const { reportedTo, gaps } = source;
  const first = firstDayOfChannel(source, channel);
  if (first > reportedTo) return [];
  const silent = joined(gaps.map((gap) => ({ from: gap.from, to: gap.to ?? reportedTo })));
  return without([{ from: first, to: reportedTo }], silent);
};

export const channelsOf = (source: MetricSource): ChannelDays =>
  source.imported?.days ?? eachChannel((channel) => daysOfChannel(source, channel));

type Naming = {
  readonly campaigns: readonly MetricCampaign[];
  /** All imports of the client, including withdrawn ones, because the first to name a campaign defines its id. */
  readonly imports: readonly DataImport[];
};

type Named = { readonly id: string; readonly name: string };

const campaignNamer = ({ campaigns, imports }: Naming) => {
  const known = Map.groupBy(campaigns, ({ name }) => campaignKey(name));
  const own = new Map<string, Named>();
  for (const { id, campaigns: named } of imports) {
    for (const [index, { name }] of named.entries()) {
      const key = campaignKey(name);
      if (!own.has(key)) own.set(key, { id: `${id}-${index + 1}`, name });
    }
  }
  return ({ name, channel }: { readonly name: string; readonly channel: Channel }): Named => {
    const key = campaignKey(name);
    const found = known.get(key) ?? [];
    return found.find((one) => one.channel === channel) ?? found[0] ?? own.get(key) ?? { id: key, name };
  };
};

type Counted = {
  readonly one: DataImport;
  readonly days: ChannelDays;
  readonly nameOf: ReturnType<typeof campaignNamer>;
};

const remembered = new WeakMap<DataImport, { readonly key: string; readonly source: MetricSource }>();

/** Returns the same object while nothing changes, because the store caches blocks by it. */
const sourceOf = ({ one, days, nameOf }: Counted): MetricSource => {
  const { id, clientId, importedAt: syncedAt, chunks } = one;
  const named = one.campaigns.map((campaign) => ({ key: campaignKey(campaign.name), ...nameOf(campaign) }));
  const key = JSON.stringify([clientId, days, named]);
  const known = remembered.get(one);
  if (known?.key === key) return known.source;
  const [from, to] = [epochDayOf(one.from) ?? 0, epochDayOf(one.to) ?? 0];
  const channelOf = new Map(one.campaigns.map(({ name, channel }) => [campaignKey(name), channel]));
  const campaigns = new Map(
    named.map((campaign) => [
      campaign.id,
      {
        id: campaign.id,
        name: campaign.name,
        channel: channelOf.get(campaign.key) ?? 'paid_search',
        weight: 0,
        levels: [{ from, level: 1 }],
      } as const,
    ]),
  );
  const source: MetricSource = {
    id,
    clientId,
    firstClientId: clientId,
    kind: 'import',
    label: `${importSourceNames[one.source]} · ${one.fileName}`,
    channels: one.channels.map(({ channel }) => channel),
    campaigns: [...campaigns.values()],
    from,
    to,
    gaps: [],
    restatements: [],
    imported: { chunks, days, campaignIds: new Map(named.map((campaign) => [campaign.key, campaign.id])) },
    state: 'ended',
    reportedTo: to,
    syncedAt,
  };
  remembered.set(one, { key, source });
  return source;
};

/** No day of a channel counts twice. A replacing import overrides sources and earlier imports; another one skips the days they cover. */
const daysThatCount = (counting: readonly DataImport[], reported: ChannelDays): readonly ChannelDays[] =>
  counting.map((one, index) => {
    const later = counting.slice(index + 1).filter(({ overlap }) => overlap === 'replace');
    const before = one.overlap === 'keep' ? [reported, ...counting.slice(0, index).map(daysIn)] : [];
    return channelDaysWithout(one.channels, channelDaysTogether([...later.map(daysIn), ...before]));
  });

const daysIn = ({ channels }: DataImport): ChannelDays => channels;

const ofClient = (
  imports: readonly DataImport[],
  others: readonly MetricSource[],
): readonly MetricSource[] => {
  const counting = imports.filter(({ withdrawnAt }) => withdrawnAt === null);
  if (counting.length === 0) return others;
  const days = daysThatCount(counting, channelDaysTogether(others.map(channelsOf)));
  const replaced = channelDaysTogether(counting.filter(({ overlap }) => overlap === 'replace').map(daysIn));
  const nameOf = campaignNamer({ campaigns: others.flatMap(({ campaigns }) => campaigns), imports });
  return [
    ...(replaced.length === 0 ? others : others.map((source) => ({ ...source, replaced }))),
    ...counting.map((one, index) => sourceOf({ one, days: days[index] ?? [], nameOf })),
  ];
};

export const withImports = (
  sources: readonly MetricSource[],
  imports: readonly DataImport[],
): readonly MetricSource[] => {
  if (imports.length === 0) return sources;
  const byClient = Map.groupBy(imports, ({ clientId }) => clientId);
  const of = Map.groupBy(sources, ({ clientId }) => clientId);
  const made = new Map(
    [...byClient].flatMap(([clientId, own]) =>
      ofClient(own, of.get(clientId) ?? []).map((source) => [source.id, source] as const),
    ),
  );
  const known = new Set(sources.map(({ id }) => id));
  return [
    ...sources.map((source) => made.get(source.id) ?? source),
    ...[...made.values()].filter(({ id }) => !known.has(id)),
  ];
};
