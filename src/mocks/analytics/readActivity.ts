/** GET /api/analytics/activity: what happened on each day, and which days stand out. */
import { type ActivityRange, readRange } from '#domain/analysis/activityRange.ts';
import {
  comparableDays,
  type DatedFact,
  type DayActivity,
  dailyActivity,
  isPlanChange,
  typesOf,
} from '#domain/analysis/dailyActivity.ts';
import { daysThatStandOut, fewestDays, type StandOut } from '#domain/analysis/standOut.ts';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { ActivityFinding, ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { isPlanName } from '#domain/plans/planCatalogue.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Context, Handler } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';

type ActivityContext = Context<'readActivity'>;

const mostTypes = 3;
const mostPositions = 5;

const dayOf = (time: string) => epochDayAt(Date.parse(time));

/** The caller's events, as of the position that is asked about. */
const visibleEvents = ({ answers, caller }: ActivityContext): readonly StoredEvent[] => {
  const viewer = viewerOf(caller);
  return answers.history.slice(0, answers.position).filter((event) => maySee(viewer, event));
};

const factOf = ({ position, occurredAt, type }: StoredEvent): DatedFact => ({
  position,
  type,
  day: dayOf(occurredAt),
});

const planSteps = (
  events: readonly StoredEvent[],
  { from, to }: ActivityRange,
): ActivityReply['plan_steps'] =>
  events.filter(isPlanChange).flatMap(({ position, type, occurredAt, data }) => {
    const day = dayOf(occurredAt);
    const { plan }: { plan?: unknown } = data;
    return day < from || day > to
      ? []
      : [{ day: calendarDayOf(day), position, type, plan: isPlanName(plan) ? plan : null }];
  });

const rangeOf = ({ query, now }: ActivityContext): ActivityRange => {
  const read = readRange(query, dayOf(now));
  if (read.ok) return read.range;
  throw new RefusalError('invalid', { errors: read.errors });
};

const findingOf = (found: StandOut, facts: readonly DatedFact[]): ActivityFinding => ({
  day: calendarDayOf(found.day),
  events: found.value,
  usual: found.usual,
  score: found.score,
  compared_with: found.comparedWith,
  compared_days: found.comparedDays,
  types: typesOf(facts).slice(0, mostTypes),
  positions: facts.slice(0, mostPositions).map(({ position }) => position),
});

const findingsOf = (days: readonly DayActivity[]) => {
  const found = daysThatStandOut(days.map(({ day, facts }) => ({ day, value: facts.length })));
  const factsOf = new Map(days.map(({ day, facts }) => [day, facts]));
  return found?.map((one) => findingOf(one, factsOf.get(one.day) ?? [])) ?? null;
};

export const readActivity: Handler<'readActivity'> = (_request, context) => {
  const { from, to } = rangeOf(context);
  const events = visibleEvents(context);
  const facts = events.map(factOf);
  const days = dailyActivity(facts, { from, to });
  const firstDay = facts.reduce<number | null>((first, { day }) => Math.min(first ?? day, day), null);
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
    plan_steps: planSteps(events, { from, to }),
    findings: findingsOf(comparable),
    compared: comparable.length,
    needed: fewestDays,
  };
  return json(200, reply);
};
