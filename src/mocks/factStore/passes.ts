/** Plans the passes over the facts of a query: steps and groups are cut separately, each as little as needed. */
import { hoursBefore, hoursPerDay } from '#domain/calendar/dayHours.ts';
import type { OpenDay } from '#domain/metrics/metricSteps.ts';
import { type Cut, type PlannedCut, planCut } from './plannedCut.ts';
import type { DaySlice, OpenGathered, Selection, Span } from './selection.ts';
import type { OpenTally } from './tally.ts';

export type Pass = {
  readonly plan: PlannedCut;
  readonly series: OpenTally | null;
  readonly isByGroup: boolean;
  readonly groups: OpenTally | null;
};

export type DayStretch = {
  readonly open: OpenDay | null;
  readonly slices: readonly DaySlice[] | undefined;
};

const isSame = (one: Cut, other: Cut): boolean =>
  one.device === other.device && one.country === other.country && one.hours?.each === other.hours?.each;

/**
 * Parts add up along every side, so steps need no cut by group and groups none by hour. `open`: the current
 * day; `slices`: its hours if clocks change.
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
