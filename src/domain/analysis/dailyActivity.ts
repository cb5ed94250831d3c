/** Computes per day what happened and how large the workspace was at its end. */

import type { DayRange } from '../calendar/dayRange.ts';
import type { EpochDay } from '../calendar/epochDay.ts';

export type DatedFact = { readonly position: number; readonly day: EpochDay; readonly type: string };

export type DayActivity = {
  readonly day: EpochDay;
  readonly facts: readonly DatedFact[];
  readonly clients: number;
  readonly members: number;
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

export const sizeTypes: readonly string[] = [clientSteps, memberSteps, integrationSteps].flatMap((steps) =>
  Object.keys(steps),
);

const sumOf = (facts: readonly DatedFact[], steps: Readonly<Record<string, number>>): number =>
  facts.reduce((sum, { type }) => sum + (steps[type] ?? 0), 0);

export const isPlanChange = ({ type }: Pick<DatedFact, 'type'>): boolean => type.startsWith('Subscription');

const byDay = (facts: readonly DatedFact[]): ReadonlyMap<EpochDay, readonly DatedFact[]> =>
  Map.groupBy(facts, ({ day }) => day);

/**
 * One entry per day in order; earlier facts count for sizes only. `facts` are in log order and include all
 * that change a size or the plan.
 */
export const dailyActivity = (
  facts: readonly DatedFact[],
  { from, to }: DayRange,
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

/** Complete days, from the first on which anything happened. */
export const comparableDays = (
  days: readonly DayActivity[],
  { firstDay, today }: { readonly firstDay: EpochDay | null; readonly today: EpochDay },
): readonly DayActivity[] =>
  firstDay === null ? [] : days.filter(({ day }) => day >= firstDay && day < today);

export type TypeCount = { readonly type: string; readonly count: number };

export const byFrequency = (counts: readonly TypeCount[]): readonly TypeCount[] =>
  counts.toSorted((one, other) => other.count - one.count || (one.type < other.type ? -1 : 1));

export const namedEvents = 5;

export type DayDigest = { readonly types: readonly TypeCount[]; readonly positions: readonly number[] };

export const digestOf = (facts: readonly DatedFact[]): DayDigest => ({
  types: byFrequency(
    [...Map.groupBy(facts, ({ type }) => type)].map(([type, same]) => ({ type, count: same.length })),
  ),
  positions: facts.slice(0, namedEvents).map(({ position }) => position),
});
