/** What happened on each day, and how large the workspace was at its end. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { ActivityRange } from './activityRange.ts';

/** An event as far as it matters here. */
export type DatedFact = { readonly position: number; readonly day: EpochDay; readonly type: string };

export type DayActivity = {
  readonly day: EpochDay;
  readonly facts: readonly DatedFact[];
  /** Clients that were not archived at the end of the day. */
  readonly clients: number;
  readonly members: number;
  /** Platforms' accounts that were connected at the end of the day. */
  readonly integrations: number;
  readonly planChanges: number;
};

const clientSteps: Readonly<Record<string, number>> = {
  ClientAdded: 1,
  ClientRestored: 1,
  ClientArchived: -1,
  ClientMerged: -1,
};
const memberSteps: Readonly<Record<string, number>> = { MemberJoined: 1 };
const integrationSteps: Readonly<Record<string, number>> = {
  IntegrationConnected: 1,
  IntegrationRestored: 1,
  IntegrationDisconnected: -1,
};

/** The types of the events that make a workspace larger or smaller. */
export const sizeTypes: readonly string[] = [clientSteps, memberSteps, integrationSteps].flatMap((steps) =>
  Object.keys(steps),
);

const sumOf = (facts: readonly DatedFact[], steps: Readonly<Record<string, number>>): number =>
  facts.reduce((sum, { type }) => sum + (steps[type] ?? 0), 0);

/** Whether it is about the plan. */
export const isPlanChange = ({ type }: Pick<DatedFact, 'type'>): boolean => type.startsWith('Subscription');

const byDay = (facts: readonly DatedFact[]): ReadonlyMap<EpochDay, readonly DatedFact[]> =>
  Map.groupBy(facts, ({ day }) => day);

/**
 * Each day of the range in order; what happened before it counts for the sizes only. `facts` in the order of the log: those that change
 * a size or the plan at least.
 */
export const dailyActivity = (
  facts: readonly DatedFact[],
  { from, to }: ActivityRange,
): readonly DayActivity[] => {
  const before = facts.filter(({ day }) => day < from);
  const grouped = byDay(facts);
  let clients = sumOf(before, clientSteps);
  let members = sumOf(before, memberSteps);
  let integrations = sumOf(before, integrationSteps);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index;
    const own = grouped.get(day) ?? [];
    clients += sumOf(own, clientSteps);
    members += sumOf(own, memberSteps);
    integrations += sumOf(own, integrationSteps);
    const planChanges = own.filter(isPlanChange).length;
    return { day, facts: own, clients, members, integrations, planChanges };
  });
};

/** The days that can be compared: whole ones, from the first on which anything happened. */
export const comparableDays = (
  days: readonly DayActivity[],
  { firstDay, today }: { readonly firstDay: EpochDay | null; readonly today: EpochDay },
): readonly DayActivity[] =>
  firstDay === null ? [] : days.filter(({ day }) => day >= firstDay && day < today);

/** How often a type occurred. */
export type TypeCount = { readonly type: string; readonly count: number };

/** The most frequent first, equal ones by name. */
export const byFrequency = (counts: readonly TypeCount[]): readonly TypeCount[] =>
  counts.toSorted((one, other) => other.count - one.count || (one.type < other.type ? -1 : 1));

/** So many events of a day are named, the first ones. */
export const namedEvents = 5;

/** What happened on a day: how often each type occurred, the most frequent first, and where the first events stand. */
export type DayDigest = { readonly types: readonly TypeCount[]; readonly positions: readonly number[] };

/** `facts` of one day, in the order of the log. */
export const digestOf = (facts: readonly DatedFact[]): DayDigest => ({
  types: byFrequency(
    [...Map.groupBy(facts, ({ type }) => type)].map(([type, same]) => ({ type, count: same.length })),
  ),
  positions: facts.slice(0, namedEvents).map(({ position }) => position),
});
