/** Handles GET /api/analysis/budget: how the revenue of a client's paid channels responds to weekly spend. */
import { fitResponse } from '#domain/analysis/responseCurve.ts';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { mondayOf } from '#domain/calendar/months.ts';
import type { BudgetReply } from '#domain/contract/analysisSchemas.ts';
import { channelLabels, isChannel } from '#domain/metrics/channels.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { metricReply } from '../metrics/metricReply.ts';
import { todayOf } from '../metrics/metricScope.ts';
import { metricVersion } from '../metrics/metricVersion.ts';

const mostWeeks = 52;
const usualWeeks = 4;

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

export const readBudget: Handler<'readBudget'> = async (_request, context) => {
  const { client } = context.query;
  const monday = mondayOf(todayOf(context, { client }));
  const from = calendarDayOf(monday - 7 * mostWeeks);
  const { range, rows, freshness, notes } = await metricReply(context, {
    client,
    from,
    to: calendarDayOf(monday - 1),
    interval: 'week',
    group_by: 'channel',
    detail: 'series',
    measures: 'spend_cents,revenue_cents',
  });
  // The plan may cut the first week.
  const firstWhole = mondayOf((epochDayOf(range.from) ?? 0) + 6);
  const channels = rows.flatMap(({ key: channel, series }): BudgetReply['channels'] => {
    if (!isChannel(channel)) return [];
    const points = (series ?? []).flatMap(({ at, spend_cents, revenue_cents }) =>
      spend_cents === null || (epochDayOf(at) ?? 0) < firstWhole
        ? []
        : [{ week: at, spend_cents, revenue_cents: revenue_cents ?? 0 }],
    );
    const usual = points.slice(-usualWeeks);
    const spend = meanOf(usual.map((one) => one.spend_cents));
    if (spend <= 0) return [];
    const { curve, weeks, explained, reason } = fitResponse(
      points.map(({ spend_cents, revenue_cents }) => ({ spend: spend_cents, revenue: revenue_cents })),
    );
    return [
      {
        channel,
        label: channelLabels[channel],
        spend_cents: spend,
        revenue_cents: meanOf(usual.map((one) => one.revenue_cents)),
        ...curve,
        weeks,
        explained,
        reason,
        points,
      },
    ];
  });
  const reply: BudgetReply = {
    range: { ...range, from: calendarDayOf(firstWhole) },
    channels,
    freshness,
    notes,
  };
  return json(200, reply, { ETag: metricVersion(context) });
};
