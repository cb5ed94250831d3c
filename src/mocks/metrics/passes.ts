/** How often the facts are gone through for a question: steps and groups have cuts of their own, each as few as it needs. */
import { hoursBefore, hoursPerDay } from '#domain/calendar/dayHours.ts';
import type { OpenDay } from '#domain/metrics/metricSteps.ts';
import { type Cut, type PlannedCut, planCut } from './plannedCut.ts';
import type { DaySlice, OpenGathered, Selection, Span } from './selection.ts';
import type { OpenTally } from './tally.ts';

export type Pass = {
  readonly plan: PlannedCut;
  /** Where steps are added up; null: nowhere. */
  readonly series: OpenTally | null;
  /** Whether each group has its own steps there. */
  readonly isByGroup: boolean;
  /** Where groups are added up; null: nowhere. */
  readonly groups: OpenTally | null;
};

/** Days that are cut alike. */
export type DayStretch = {
  readonly open: OpenDay | null;
  readonly slices: readonly DaySlice[] | undefined;
};

const isSame = (one: Cut, other: Cut): boolean =>
  one.device === other.device && one.country === other.country && one.hours?.each === other.hours?.each;

/**
 * Parts of a row add up along every side. So steps need no cut by what the groups are about, and groups none by hours. Steps of groups
 * need both; the other two are their margins then. `open`: the day that is gone through, where it is not over; `slices`: its hours,
 * where clocks change on it.
 */
export const passesFor = (
  selection: Selection,
  { hourly, open, slices }: Pick<Span, 'hourly'> & DayStretch,
  { steps, groups, cells }: OpenGathered,
): readonly Pass[] => {
  const all = slices?.length ?? hoursPerDay;
  const over = open && (slices ? hoursBefore(slices, open.hours) : open.hours);
  const ofDay = over === null ? null : { count: over, each: false, slices };
  const ofSteps = hourly ? { count: over ?? all, each: true, slices } : ofDay;
  if (cells) return [{ plan: planCut(selection, ofSteps), series: cells, isByGroup: true, groups: null }];
  const byGroup = planCut(selection, ofDay);
  const byStep = planCut({ ...selection, groupBy: null }, ofSteps);
  if (isSame(byGroup.cut, byStep.cut)) return [{ plan: byGroup, series: steps, isByGroup: false, groups }];
  return [
    { plan: byStep, series: steps, isByGroup: false, groups: null },
    { plan: byGroup, series: null, isByGroup: false, groups },
  ];
};
