/** Handles GET /api/analytics/activity: counts events per day and marks unusual days. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { readActivityRange } from '#domain/analysis/activityRange.ts';
import {
  comparableDays,
  type DatedFact,
  type DayActivity,
  type DayDigest,
  dailyActivity,
  digestOf,
  isPlanChange,
  sizeTypes,
} from '#domain/analysis/dailyActivity.ts';
import { fewestDays, type OutlierDay, outlierDays } from '#domain/analysis/outlierDays.ts';
import type { DayRange } from '#domain/calendar/dayRange.ts';
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { ActivityFinding, ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { isActivity } from '#domain/history/noChanges.ts';
import { isPlanName } from '#domain/plans/planCatalogue.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import {
  countBetween,
  dayDigest,
  factOf,
  firstDayOf,
  numberAt,
  type Timeline,
} from '#events/projections/timeline.ts';
import { workspaceTag } from '#events/tags.ts';
import { viewerOf } from '../activity/eventItem.ts';
import { visibleEvents } from '../activity/visibleEvents.ts';
import type { Context, Handler } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';

type ActivityContext = Context<'readActivity'>;

const mostTypes = 3;

const dayOf = (time: string) => epochDayAt(Date.parse(time));

type ActivityFacts = {
  readonly steps: readonly DatedFact[];
  readonly countOf: (day: EpochDay) => number;
  readonly digestOf: (day: EpochDay) => DayDigest;
  readonly firstDay: EpochDay | null;
  readonly planChanges: readonly StoredEvent[];
};

/** Days of the whole workspace are counted incrementally; only the first events and those about plan and size are read. */
const activityOfWorkspace = async ({ log, answers, caller }: ActivityContext): Promise<ActivityFacts> => {
  const { timeline, position: upTo } = answers;
  const planTypes = timeline.types.list.filter((type) => isPlanChange({ type }));
  const tag = workspaceTag(caller.workspaceId);
  const { events } = await log.readTagged({ tag, upTo, types: [...sizeTypes, ...planTypes] });
  return {
    steps: events.map(factOf),
    countOf: (day) => countBetween(timeline, { from: day, to: day }, upTo),
    digestOf: (day) => dayDigest(timeline, day, upTo),
    firstDay: firstDayOf(timeline),
    planChanges: events.filter(isPlanChange),
  };
};

/** For a client's person all events are read, because there are few. */
const activityOfOwn = async ({ log, answers, caller }: ActivityContext): Promise<ActivityFacts> => {
  const events = await visibleEvents(log, viewerOf(caller), { upTo: answers.position });
  const facts = events.filter(({ type }) => isActivity(type)).map(factOf);
  const byDay = Map.groupBy(facts, ({ day }) => day);
  const factsOf = (day: EpochDay) => byDay.get(day) ?? [];
  return {
    steps: facts,
    countOf: (day) => factsOf(day).length,
    digestOf: (day) => digestOf(factsOf(day)),
    firstDay: facts.reduce<number | null>((first, { day }) => Math.min(first ?? day, day), null),
    planChanges: events.filter(isPlanChange),
  };
};

const planSteps = (
  events: readonly StoredEvent[],
  { from, to, timeline }: DayRange & { readonly timeline: Timeline },
): ActivityReply['plan_steps'] =>
  events.flatMap(({ position, type, occurredAt, data }) => {
    const day = dayOf(occurredAt);
    const { plan }: { plan?: unknown } = data;
    return day < from || day > to
      ? []
      : [
          {
            day: calendarDayOf(day),
            position,
            number: numberAt(timeline, position),
            type,
            plan: isPlanName(plan) ? plan : null,
          },
        ];
  });

const rangeOf = ({ query, now }: ActivityContext): DayRange => {
  const read = readActivityRange(query, dayOf(now));
  if (read.ok) return read.range;
  throw new RefusalError('invalid', { errors: read.errors });
};

const findingOf = (
  found: OutlierDay,
  { types, positions }: DayDigest,
  timeline: Timeline,
): ActivityFinding => ({
  day: calendarDayOf(found.day),
  events: found.value,
  usual: found.usual,
  score: found.score,
  compared_with: found.comparedWith,
  compared_days: found.comparedDays,
  types: types.slice(0, mostTypes),
  positions: [...positions],
  numbers: positions.map((position) => numberAt(timeline, position)),
});

const findingsOf = (days: readonly DayActivity[], activity: ActivityFacts, timeline: Timeline) => {
  const found = outlierDays(days.map(({ day }) => ({ day, value: activity.countOf(day) })));
  return found?.map((one) => findingOf(one, activity.digestOf(one.day), timeline)) ?? null;
};

export const readActivity: Handler<'readActivity'> = async (_request, context) => {
  const { from, to } = rangeOf(context);
  const { timeline } = context.answers;
  const isWhole = seesWholeWorkspace(context.caller.kind);
  const activity = await (isWhole ? activityOfWorkspace(context) : activityOfOwn(context));
  const days = dailyActivity(activity.steps, { from, to });
  const comparable = comparableDays(days, { firstDay: activity.firstDay, today: dayOf(context.now) });
  const reply: ActivityReply = {
    from: calendarDayOf(from),
    to: calendarDayOf(to),
    interval: 'day',
    days: days.map(({ day, clients, members, integrations, planChanges }) => ({
      day: calendarDayOf(day),
      events: activity.countOf(day),
      clients,
      members,
      integrations,
      plan_changes: planChanges,
    })),
    plan_steps: planSteps(activity.planChanges, { from, to, timeline }),
    findings: findingsOf(comparable, activity, timeline),
    compared: comparable.length,
    needed: fewestDays,
  };
  return json(200, reply);
};
