/** Computes the clients, members, integrations and dashboards in use at the end of each recent month, from the log. */
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { lastDayOf, monthOf } from '#domain/calendar/months.ts';
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { type FittedResource, mapResources } from '#domain/plans/fitQuota.ts';
import { addToQuota, countQuota, noUsedQuota, quotaTypes } from '#events/projections/usedQuota.ts';
import { workspaceTag } from '#events/tags.ts';
import type { Context } from '../http/context.ts';

type Trend = NonNullable<UsageReply['items'][number]['trend']>;

/** Includes the current month. */
const trendMonths = 12;

const endsUntil = (today: EpochDay): readonly EpochDay[] =>
  Array.from({ length: trendMonths }, (_, index) => {
    const month = monthOf(today) - (trendMonths - 1 - index);
    return Math.min(lastDayOf(month), today);
  });

type Asked = Pick<Context<'readUsage'>, 'answers' | 'caller' | 'log' | 'now'>;

export const usageTrend = async ({
  answers,
  caller: { workspaceId },
  log,
  now,
}: Asked): Promise<Readonly<Record<FittedResource, Trend>>> => {
  const { events } = await log.readTagged({
    tag: workspaceTag(workspaceId),
    types: quotaTypes,
    upTo: answers.position,
  });
  const dayOf = (time: string): EpochDay => epochDayAt(Date.parse(time));
  // Imported and seeded events happened before they were recorded, so they are sorted by time.
  const happened = events.toSorted((one, other) => Date.parse(one.occurredAt) - Date.parse(other.occurredAt));
  const first = happened[0] ? dayOf(happened[0].occurredAt) : Number.POSITIVE_INFINITY;
  const room = noUsedQuota();
  let next = 0;
  const points = endsUntil(dayOf(now))
    .filter((day) => day >= first)
    .map((day) => {
      for (let event = happened[next]; event && dayOf(event.occurredAt) <= day; event = happened[next]) {
        addToQuota(room, event, workspaceId);
        next += 1;
      }
      return { day: calendarDayOf(day), used: countQuota(room) };
    });
  return mapResources((one) => points.map(({ day, used }) => ({ day, used: used[one] })));
};
