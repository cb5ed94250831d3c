/** Builds the groups of a reply's rows, and assigns facts to groups. */
import {
  type Country,
  countries,
  countryLabels,
  deviceLabels,
  devices,
  noCampaign,
  unknownLabel,
  unknownValue,
  withoutCampaign,
} from '#domain/metrics/breakdowns.ts';
import { type Channel, channelLabels, channels } from '#domain/metrics/channels.ts';
import type { FactRun } from '#domain/metrics/factBlock.ts';
import type { Grouping } from '#domain/metrics/metricQuery.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';

export type MetricGroups = {
  readonly keys: readonly string[];
  readonly labels: readonly string[];
  readonly index: ReadonlyMap<string, number>;
};

type Named = readonly (readonly [key: string, label: string])[];

export type ClientNames = ReadonlyMap<string, string>;

/** Imports without the column belong to no named group. */
const unreported = (sources: readonly MetricSource[]): Named =>
  sources.some(({ imported }) => imported !== undefined) ? [[unknownValue, unknownLabel]] : [];

const namesBy = (by: Grouping, sources: readonly MetricSource[], clients: ClientNames): Named => {
  switch (by) {
    case 'channel':
      return channels.map((channel: Channel) => [channel, channelLabels[channel]]);
    case 'device':
      return [...devices.map((device) => [device, deviceLabels[device]] as const), ...unreported(sources)];
    case 'country':
      return [
        ...countries.map((country: Country) => [country, countryLabels[country]] as const),
        ...unreported(sources),
      ];
    case 'client':
      return sources.map(({ clientId }) => [clientId, clients.get(clientId) ?? clientId]);
    case 'source':
      return sources.map(({ id, label }) => [id, label]);
    case 'campaign':
      return [
        ...sources.flatMap(({ campaigns }) => campaigns.map(({ id, name }) => [id, name] as const)),
        [noCampaign, withoutCampaign],
      ];
  }
};

export const metricGroups = (
  by: Grouping | null,
  sources: readonly MetricSource[],
  clients: ClientNames,
): MetricGroups => {
  const named = new Map(by === null ? [['', '']] : namesBy(by, sources, clients));
  const keys = [...named.keys()];
  return { keys, labels: [...named.values()], index: new Map(keys.map((key, index) => [key, index])) };
};

export const groupKeyOf = (
  by: Grouping | null,
  { id, clientId }: MetricSource,
  run: FactRun,
): string | null => {
  switch (by) {
    case null:
      return '';
    case 'channel':
      return run.channel;
    case 'campaign':
      return run.campaignId ?? noCampaign;
    case 'client':
      return clientId;
    case 'source':
      return id;
    default:
      return null;
  }
};
