/** GET /api/analytics/activity: what happened on each day, and which days stand out. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { type ActivityRange, readRange } from '#domain/analysis/activityRange.ts';
import {
  comparableDays,
  type DatedFact,
  type DayActivity,
  dailyActivity,
  isPlanChange,
  sizeTypes,
  typesOf,
} from '#domain/analysis/dailyActivity.ts';
import { daysThatStandOut, fewestDays, type StandOut } from '#domain/analysis/standOut.ts';
import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { ActivityFinding, ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { isPlanName } from '#domain/plans/planCatalogue.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { factOf, factsBetween, firstDayOf, numberAt, type Timeline } from '#events/projections/timeline.ts';
import { workspaceTag } from '#events/tags.ts';
import type { Context, Handler } from '../../http/context.ts';
import { RefusalError } from '../../http/refusal.ts';
import { json } from '../../http/respond.ts';
import { visibleEvents } from '../../http/visibleEvents.ts';
import { viewerOf } from '../activity/eventItem.ts';

type ActivityContext = Context<'readActivity'>;

const mostTypes = 3;
const mostPositions = 5;

const dayOf = (time: string) => epochDayAt(Date.parse(time));

/** What the reply is made of. */
type Told = {
  /** Of the range in the order of its days; of the days before it at least what made the workspace larger or smaller. */
  readonly facts: readonly DatedFact[];
  readonly firstDay: EpochDay | null;
  readonly planChanges: readonly StoredEvent[];
};

/** Of the whole workspace the days are known; only what they begin with, and what was said of the plan, is read. */
const toldOfWorkspace = async (
  { log, answers, caller }: ActivityContext,
  range: ActivityRange,
): Promise<Told> => {
  const { timeline, position: upTo } = answers;
  const question = { tag: workspaceTag(caller.workspaceId), upTo };
  const within = factsBetween(timeline, range, upTo);
  const planTypes = within.filter(isPlanChange).map(({ type }) => type);
  const [sizes, plan] = await Promise.all([
    log.readTagged({ ...question, types: sizeTypes }),
    log.readTagged({ ...question, types: planTypes }),
  ]);
  const before = sizes.events.map(factOf).filter(({ day }) => day < range.from);
  return { facts: [...before, ...within], firstDay: firstDayOf(timeline), planChanges: plan.events };
};

/** Of a person of a client all their few events are read. */
const toldOfOwn = async ({ log, answers, caller }: ActivityContext): Promise<Told> => {
  const events = await visibleEvents(log, viewerOf(caller), { upTo: answers.position });
  const facts = events.map(factOf);
  const firstDay = facts.reduce<number | null>((first, { day }) => Math.min(first ?? day, day), null);
  return { facts, firstDay, planChanges: events.filter(isPlanChange) };
};

const planSteps = (
  events: readonly StoredEvent[],
  { from, to, timeline }: ActivityRange & { readonly timeline: Timeline },
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

const rangeOf = ({ query, now }: ActivityContext): ActivityRange => {
  const read = readRange(query, dayOf(now));
  if (read.ok) return read.range;
  throw new RefusalError('invalid', { errors: read.errors });
};

const findingOf = (found: StandOut, facts: readonly DatedFact[], timeline: Timeline): ActivityFinding => ({
  day: calendarDayOf(found.day),
  events: found.value,
  usual: found.usual,
  score: found.score,
  compared_with: found.comparedWith,
  compared_days: found.comparedDays,
  types: typesOf(facts).slice(0, mostTypes),
  positions: facts.slice(0, mostPositions).map(({ position }) => position),
  numbers: facts.slice(0, mostPositions).map(({ position }) => numberAt(timeline, position)),
});

const findingsOf = (days: readonly DayActivity[], timeline: Timeline) => {
  const found = daysThatStandOut(days.map(({ day, facts }) => ({ day, value: facts.length })));
  const factsOf = new Map(days.map(({ day, facts }) => [day, facts]));
  return found?.map((one) => findingOf(one, factsOf.get(one.day) ?? [], timeline)) ?? null;
};

export const readActivity: Handler<'readActivity'> = async (_request, context) => {
  const { from, to } = rangeOf(context);
  const { timeline } = context.answers;
  const { facts, firstDay, planChanges } = seesWholeWorkspace(context.caller.kind)
    ? await toldOfWorkspace(context, { from, to })
    : await toldOfOwn(context);
  const days = dailyActivity(facts, { from, to });
  const comparable = comparableDays(days, { firstDay, today: dayOf(context.now) });
  const reply: ActivityReply = {
    from: calendarDayOf(from),
    to: calendarDayOf(to),
    interval: 'day',
    days: days.map(({ day, facts: own, clients, members, integrations, planChanges }) => ({
      day: calendarDayOf(day),
      events: own.length,
      clients,
      members,
      integrations,
      plan_changes: planChanges,
    })),
    plan_steps: planSteps(planChanges, { from, to, timeline }),
    findings: findingsOf(comparable, timeline),
    compared: comparable.length,
    needed: fewestDays,
  };
  return json(200, reply);
};
