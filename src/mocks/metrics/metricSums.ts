/** Computes the sums of a query for its range and its comparison. */

import { hoursPerDay } from '#domain/calendar/dayHours.ts';
import { monthOf } from '#domain/calendar/months.ts';
import type { Compared, DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricStep, OpenDay } from '#domain/metrics/metricSteps.ts';
import { type MetricGroups, metricGroups } from '../factStore/metricGroups.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import type { Gathered, Selection, Span } from '../factStore/selection.ts';
import { sumOfTallies } from '../factStore/tally.ts';
import type { MetricScope } from './metricScope.ts';
import { changedDays, hourBeyond, type StepFrame, spanIn, stepFrame } from './stepFrame.ts';

export type MetricSums = {
  readonly range: DayRange;
  readonly steps: readonly MetricStep[];
  readonly groups: MetricGroups;
  readonly current: Gathered;
  readonly previous: Gathered | null;
};

/** The last compared day may count in part, to match today's hours or because it is today. A compared month counts completely. */
const openPart = (
  { range, partners, byMonth }: Compared,
  { question, open }: MetricScope,
): OpenDay | null => {
  if (range.to === open.day) return open;
  if (byMonth) return null;
  const partner = partners.lastIndexOf(open.day - question.range.from);
  const isLast = partner === partners.length - 1;
  return question.range.to === open.day && partner >= 0 && isLast
    ? { day: range.to, hours: open.hours }
    : null;
};

const isAligned = ({ compared }: MetricScope): boolean => !compared?.partners.includes(-1);

type InFrame = { readonly frame: StepFrame; readonly aligned: boolean };

/** Compared days count in their partner's step, or after the last step, where no point reads them. */
const comparedSpan = (compared: Compared, scope: MetricScope, { frame, aligned }: InFrame): Span => {
  const own = spanIn(frame, scope);
  const { hourly, ofDay, stepCount } = own;
  const { range, partners } = compared;
  const beyond = hourly ? hourBeyond(frame) : stepCount;
  const byMonth = compared.byMonth && scope.question.interval === 'month';
  const firstMonth = monthOf(range.from);
  const stepOf = (index: number, at: number): number => {
    if (byMonth) return (ofDay[0] ?? 0) + monthOf(range.from + at) - firstMonth;
    return index < 0 ? beyond : (ofDay[index] ?? 0);
  };
  const steps = partners.map(stepOf);
  const open = openPart(compared, scope);
  const days = Array.from(partners, (index, at) => {
    const comparedDay = index < 0 ? null : scope.question.range.from + index;
    return { day: range.from + at, beside: comparedDay, step: steps[at] ?? beyond };
  });
  return {
    ...own,
    range,
    stepCount: hourly ? beyond + hoursPerDay : aligned ? stepCount : beyond + 1,
    ofDay: steps,
    open,
    changed: changedDays(frame, { zone: scope.zone, open }, days),
  };
};

/** Sums several results of one shape into a new one, because the store may return the cached ones again. Null for none. */
const together = ([first, ...others]: readonly Gathered[]): Gathered | null => {
  if (first === undefined || others.length === 0) return first ?? null;
  const cells = others.flatMap((one) => one.cells ?? []);
  return {
    steps: sumOfTallies([first.steps, ...others.map(({ steps }) => steps)]),
    groups: sumOfTallies([first.groups, ...others.map(({ groups }) => groups)]),
    cells: first.cells && sumOfTallies([first.cells, ...cells]),
  };
};

/**
 * Compared days count in their partner's step, the current day's partner for the same hours. `parts`: the
 * query per time zone, by default one for all.
 */
export const metricSums = async (
  store: MetricStore,
  scope: MetricScope,
  parts: readonly MetricScope[] = [scope],
): Promise<MetricSums> => {
  const { question, sources, clients } = scope;
  const { groupBy, filters, rowSeries } = question;
  const frame = stepFrame(scope, parts);
  const groups = metricGroups(groupBy, sources, clients);
  const selection: Selection = { filters, groupBy, groups, rowSeries };
  const inFrame = { frame, aligned: parts.every(isAligned) };
  const currents: Gathered[] = [];
  const previous: Gathered[] = [];
  // One after the other, so that a query that is given up has at most one in the worker.
  for (const part of parts) currents.push(await store.query(part.sources, selection, spanIn(frame, part)));
  for (const part of parts) {
    if (part.compared !== null)
      previous.push(await store.query(part.sources, selection, comparedSpan(part.compared, part, inFrame)));
  }
  const current = together(currents) ?? (await store.query([], selection, spanIn(frame, scope)));
  return { range: frame.range, steps: frame.steps, groups, current, previous: together(previous) };
};
