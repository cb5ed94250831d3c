/** Defines the common steps of a query for clients whose days end at different times. */
import { changedHours, type DayHour, usualHours } from '#domain/calendar/dayHours.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type DayRange, daysIn } from '#domain/metrics/comparedRange.ts';
import { type HoursOf, type MetricStep, metricSteps, type OpenDay } from '#domain/metrics/metricSteps.ts';
import type { ChangedDay, DaySlice, Span } from '../factStore/selection.ts';
import type { MetricScope } from './metricScope.ts';

export type StepFrame = {
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

export const stepFrame = (whole: MetricScope, parts: readonly MetricScope[]): StepFrame => {
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

export const hourBeyond = ({ range, ofDay, hoursOf }: StepFrame): number =>
  (ofDay.at(-1) ?? 0) + hoursOf(range.to).length;

export type PlacedDay = { readonly day: EpochDay; readonly beside: EpochDay | null; readonly step: number };

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
export const changedDays = (
  frame: StepFrame,
  { zone, open }: { readonly zone: string; readonly open: OpenDay | null },
  days: readonly PlacedDay[],
): readonly ChangedDay[] =>
  days.flatMap((placed) => {
    if (!frame.hourly && placed.day !== open?.day) return [];
    const slices = slicesOn(frame, zone, placed);
    return slices === null ? [] : [{ day: placed.day, slices }];
  });

export const spanIn = (frame: StepFrame, scope: MetricScope): Span => {
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
