/** Reads the metrics of a client from the sources of demo data, whose visitors are known, apart from imported files. */
import type { MetricQuery, MetricReply } from '#domain/contract/metricSchemas.ts';
import { type Channel, channels, paidChannels } from '#domain/metrics/channels.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { noFilters } from '#domain/metrics/view.ts';
import { type FigureContext, metricReply } from '../metrics/metricReply.ts';
import { metricScope } from '../metrics/metricScope.ts';

type TracedReply = {
  readonly whole: MetricReply;
  /** The sources with demo data only; null without one. */
  readonly traced: MetricReply | null;
  readonly channels: readonly Channel[];
};

/** Paid channels without a campaign have no visits. */
const channelsOf = (sources: readonly MetricSource[]): readonly Channel[] => {
  const reporting = new Set(
    sources.flatMap((source) => [
      ...source.channels.filter((channel) => !paidChannels.includes(channel)),
      ...source.campaigns.map(({ channel }) => channel),
    ]),
  );
  return channels.filter((channel) => reporting.has(channel));
};

/** Rejects with a `RefusalError` as `metricReply` does. */
export const tracedReply = async (context: FigureContext, query: MetricQuery): Promise<TracedReply> => {
  const { sources } = metricScope(context, query);
  const traced = sources.filter(({ kind }) => kind !== 'import');
  const whole = await metricReply(context, query);
  const filters = wireFilters({ ...noFilters, source: traced.map(({ id }) => id) });
  const isWhole = traced.length === sources.length;
  const part = isWhole || traced.length === 0 ? whole : await metricReply(context, { ...query, filters });
  return { whole, traced: traced.length === 0 ? null : part, channels: channelsOf(traced) };
};
