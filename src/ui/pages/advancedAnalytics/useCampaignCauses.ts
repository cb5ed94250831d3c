/** Finds the changes of campaigns in the log that explain their parts of a metric's change. */
import { useMemo } from 'react';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { money, shortDay } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { markedEvents } from '../../parts/figures/useMarks.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import type { ChangedBy } from './changedBy.ts';

type Change = { readonly day: string; readonly text: string };

const dollars = (cents: unknown): string => money(Number(cents));

const changes: Readonly<Record<string, (data: EventItem['data']) => Change>> = {
  CampaignLaunched: ({ launchedOn }) => ({ day: String(launchedOn), text: 'Launched' }),
  CampaignPaused: ({ from }) => ({ day: String(from), text: 'Paused' }),
  CampaignResumed: ({ from }) => ({ day: String(from), text: 'Resumed' }),
  CampaignEnded: ({ from }) => ({ day: String(from), text: 'Ended' }),
  CampaignBudgetChanged: ({ from, formerDailyBudgetCents, dailyBudgetCents }) => ({
    day: String(from),
    text: `${dollars(formerDailyBudgetCents)} to ${dollars(dailyBudgetCents)} a day`,
  }),
};

export type Causes = ReadonlyMap<string, readonly string[]>;

/** By campaign, the newest first; days as `YYYY-MM-DD`, both included. */
export const campaignCauses = (
  events: readonly EventItem[],
  { from, to }: { readonly from: string; readonly to: string },
): Causes => {
  const dated = events
    .flatMap(({ type, data }) => {
      const change = ownValue(changes, type)?.(data);
      return change && change.day >= from && change.day <= to
        ? [{ ...change, campaign: String(data.campaignId) }]
        : [];
    })
    .toSorted((one, other) => other.day.localeCompare(one.day));
  return new Map(
    [...Map.groupBy(dated, ({ campaign }) => campaign)].map(([campaign, own]) => [
      campaign,
      own.map(({ day, text }) => `${text}, ${shortDay(day)}`),
    ]),
  );
};

const none: Causes = new Map();

/** Empty for other dimensions, and for all clients, because the log is read by client. */
export const useCampaignCauses = ({ use }: MetricSelection, reply: MetricReply, by: ChangedBy): Causes => {
  const { client } = use.view;
  const isWanted = by === 'campaign' && client !== null;
  const events = useReply('listEvents', markedEvents(client ?? ''), isWanted).data?.items;
  const from = reply.compared_range?.from ?? reply.range.from;
  const { to } = reply.range;
  return useMemo(
    () => (isWanted && events ? campaignCauses(events, { from, to }) : none),
    [isWanted, events, from, to],
  );
};
