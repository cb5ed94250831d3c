/** Computes the sums of a query for its range and its comparison. */
import { changedHours, type DayHour, hoursPerDay, usualHours } from '#domain/calendar/dayHours.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { monthOf } from '#domain/calendar/months.ts';
import { type Compared, type DayRange, daysIn } from '#domain/metrics/comparedRange.ts';
import { type HoursOf, type MetricStep, metricSteps, type OpenDay } from '#domain/metrics/metricSteps.ts';
import { type MetricGroups, metricGroups } from '../factStore/metricGroups.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import type { ChangedDay, DaySlice, Gathered, Selection, Span } from '../factStore/selection.ts';
import { sumOfTallies } from '../factStore/tally.ts';
import type { MetricScope } from './metricScope.ts';

type StepFrame = {
  readonly range: DayRange;
  readonly steps: readonly MetricStep[];
  readonly ofDay: Int32Array;
  readonly hourly: boolean;
  readonly hoursOf: HoursOf;
};

const isOpen = ({ question, open }: MetricScope): boolean => question.range.to === open.day;

/** The number of complete hours of the last day, by the scope that is furthest ahead. The day is complete once it is for one scope. */
const lastDayOf = (last: number, scopes: readonly MetricScope[]): OpenDay => {
  const reaching = scopes.filter(({ question }) => question.range.to === last);
  if (!reaching.every(isOpen)) return { day: last + 1, hours: 0 };
  return { day: last, hours: Math.max(...reaching.map(({ open }) => open.hours)) };
};

const isSameHour = (one: DayHour, other: DayHour): boolean =>
  one.hour === other.hour && one.repeat === other.repeat;

const hoursIn =
  (zones: readonly string[]): HoursOf =>
  (day) => {
    const every = zones.map((zone) => changedHours(zone, day) ?? usualHours);
    const [first = usualHours, ...others] = every;
    if (others.every((hours) => hours === first)) return first;
    const all: DayHour[] = [];
    for (const hour of every.flat()) {
      const at = all.findIndex((one) => isSameHour(one, hour));
      const known = all[at];
      if (known === undefined) all.push(hour);
      else if (hour.after > known.after) all[at] = { ...known, after: hour.after };
    }
    return all.toSorted((one, other) => one.after - other.after || one.repeat - other.repeat);
  };

const stepFrame = (whole: MetricScope, parts: readonly MetricScope[]): StepFrame => {
  const { interval } = whole.question;
  const [only] = parts;
  const hoursOf = hoursIn([...new Set((parts.length === 0 ? [whole] : parts).map(({ zone }) => zone))]);
  if (parts.length === 1 && only === whole) {
    const { range } = whole.question;
    return { range, hoursOf, ...metricSteps(range, interval, { open: whole.open, hoursOf }) };
  }
  const ranges = [whole, ...parts].map(({ question }) => question.range);
  const range = {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
  const reached = parts.some(({ question }) => question.range.to === range.to);
  const counting = reached ? parts : [whole, ...parts];
  const open = lastDayOf(range.to, counting);
  const { steps, ofDay, hourly } = metricSteps(range, interval, { open, hoursOf });
  if (hourly) return { range, steps, ofDay, hourly, hoursOf };
  const openSteps = new Set(counting.filter(isOpen).map((scope) => ofDay[scope.open.day - range.from]));
  const shown = steps.map(({ at }, index) => ({ at, open: openSteps.has(index) }));
  return { range, steps: shown, ofDay, hourly, hoursOf };
};

const hourBeyond = ({ range, ofDay, hoursOf }: StepFrame): number =>
  (ofDay.at(-1) ?? 0) + hoursOf(range.to).length;

type PlacedDay = { readonly day: EpochDay; readonly beside: EpochDay | null; readonly step: number };

const slicesOn = (
  frame: StepFrame,
  zone: string,
  { day, beside, step }: PlacedDay,
): readonly DaySlice[] | null => {
  const own = changedHours(zone, day);
  const there = frame.hourly && beside !== null ? frame.hoursOf(beside) : usualHours;
  if (own === null && there === usualHours) return null;
  const stepOf = (hour: DayHour): number => {
    if (!frame.hourly) return step;
    const place = beside === null ? -1 : there.findIndex((one) => isSameHour(one, hour));
    return place < 0 ? hourBeyond(frame) : step + place;
  };
  return (own ?? usualHours).map((hour) => ({ hour: hour.hour, minutes: hour.minutes, step: stepOf(hour) }));
};

/** The days with shifted hours. Without hourly steps only the current day is cut by hours. */
const changedDays = (
  frame: StepFrame,
  { zone, open }: { readonly zone: string; readonly open: OpenDay | null },
  days: readonly PlacedDay[],
): readonly ChangedDay[] =>
  days.flatMap((placed) => {
    if (!frame.hourly && placed.day !== open?.day) return [];
    const slices = slicesOn(frame, zone, placed);
    return slices === null ? [] : [{ day: placed.day, slices }];
  });

const spanIn = (frame: StepFrame, scope: MetricScope): Span => {
  const { range } = scope.question;
  const first = range.from - frame.range.from;
  const ofDay = frame.ofDay.subarray(first, first + daysIn(range));
  const open = isOpen(scope) ? scope.open : null;
  const days = Array.from(ofDay, (step, index): PlacedDay => {
    const day = range.from + index;
    return { day, beside: day, step };
  });
  return {
    range,
    ofDay,
    stepCount: frame.steps.length,
    hourly: frame.hourly,
    open,
    changed: changedDays(frame, { zone: scope.zone, open }, days),
  };
};

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
