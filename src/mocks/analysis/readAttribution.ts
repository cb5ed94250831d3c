/** Handles GET /api/analysis/attribution: credits a client's conversions to channels by five models. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { AttributionReply } from '#domain/contract/analysisSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import {
  attributionReport,
  type ChannelDay,
  type Credits,
  lagEnds,
} from '#domain/journeys/attributionReport.ts';
import { channelLabels, isChannel } from '#domain/metrics/channels.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { metricVersion } from '../metrics/metricVersion.ts';
import { tracedReply } from './clientSources.ts';

const mostPaths = 20;

const channelDays = ({ rows }: MetricReply): readonly ChannelDay[] =>
  rows.flatMap(({ key: channel, series }) =>
    isChannel(channel)
      ? (series ?? []).flatMap(({ at, conversions, revenue_cents }) => {
          const day = epochDayOf(at);
          return day === null
            ? []
            : [{ channel, day, conversions: conversions ?? 0, revenueCents: revenue_cents ?? 0 }];
        })
      : [],
  );

const onWire = (credits: Credits | undefined, model: keyof Credits) => ({
  conversions: credits?.[model].conversions ?? 0,
  revenue_cents: credits?.[model].revenueCents ?? 0,
});

export const readAttribution: Handler<'readAttribution'> = async (_request, context) => {
  const { client, from, to, lookback: asked = '30' } = context.query;
  const query = {
    client,
    from,
    to,
    interval: 'day',
    group_by: 'channel',
    detail: 'series',
    measures: 'conversions,revenue_cents,spend_cents',
  } as const;
  const { whole, traced, channels } = await tracedReply(context, query);
  const lookback = Number(asked);
  const report = attributionReport(traced ? channelDays(traced) : [], {
    clientId: client,
    channels,
    lookbackDays: lookback,
  });
  const spendOf = new Map((traced ?? whole).rows.map(({ key, spend_cents }) => [key, spend_cents]));
  const reply: AttributionReply = {
    range: whole.range,
    lookback,
    conversions: report.conversions,
    revenue_cents: report.revenueCents,
    untraced: (whole.totals.conversions ?? 0) - report.conversions,
    channels: channels
      .filter((channel) => report.credits.has(channel) || spendOf.has(channel))
      .map((channel) => {
        const credits = report.credits.get(channel);
        const timing = report.timing.get(channel);
        return {
          channel,
          label: channelLabels[channel],
          spend_cents: spendOf.get(channel) ?? null,
          first: onWire(credits, 'first'),
          last: onWire(credits, 'last'),
          linear: onWire(credits, 'linear'),
          decay: onWire(credits, 'decay'),
          position: onWire(credits, 'position'),
          median_days: timing?.medianDays ?? null,
          touches: timing?.touches ?? null,
        };
      }),
    paths: report.paths.slice(0, mostPaths).map(({ channels: steps, conversions, revenueCents, days }) => ({
      channels: [...steps],
      conversions,
      revenue_cents: revenueCents,
      days: days / conversions,
    })),
    path_count: report.paths.length,
    lags: report.lags.map((conversions, place) => ({ to: lagEnds[place] ?? null, conversions })),
    freshness: whole.freshness,
    notes: whole.notes,
  };
  return json(200, reply, { ETag: metricVersion(context) });
};
