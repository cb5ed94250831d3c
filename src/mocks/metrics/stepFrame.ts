/** The steps that the answer to a question has, for clients whose days end at different times: each counts into the steps of all. */
import { type DayRange, daysIn } from '#domain/metrics/comparedRange.ts';
import { type MetricStep, metricSteps, type OpenDay } from '#domain/metrics/metricSteps.ts';
import type { MetricScope } from './metricScope.ts';
import type { Span } from './selection.ts';

export type StepFrame = {
  /** From the first day that anybody has to the last one. */
  readonly range: DayRange;
  readonly steps: readonly MetricStep[];
  /** For each day of it: its step, of hours the first one. */
  readonly ofDay: Int32Array;
  readonly hourly: boolean;
};

const isOpen = ({ question, open }: MetricScope): boolean => question.range.to === open.day;

/**
 * How many hours of the last day are over, by the scopes that reach it. The day is over as soon as it is over for one scope;
 * otherwise the scope that is furthest counts.
 */
const lastDayOf = (last: number, scopes: readonly MetricScope[]): OpenDay => {
  const reaching = scopes.filter(({ question }) => question.range.to === last);
  if (!reaching.every(isOpen)) return { day: last + 1, hours: 0 };
  return { day: last, hours: Math.max(...reaching.map(({ open }) => open.hours)) };
};

/** The frame of one scope, or of several, of which each has its own last day. */
export const stepFrame = (whole: MetricScope, parts: readonly MetricScope[]): StepFrame => {
  const { interval } = whole.question;
  const [only] = parts;
  if (parts.length === 1 && only === whole) {
    const { range } = whole.question;
    return { range, ...metricSteps(range, interval, whole.open) };
  }
  const ranges = [whole, ...parts].map(({ question }) => question.range);
  const range = {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
  const reached = parts.some(({ question }) => question.range.to === range.to);
  const counting = reached ? parts : [whole, ...parts];
  const { steps, ofDay, hourly } = metricSteps(range, interval, lastDayOf(range.to, counting));
  if (hourly) return { range, steps, ofDay, hourly };
  const open = new Set(counting.filter(isOpen).map((scope) => ofDay[scope.open.day - range.from]));
  return { range, steps: steps.map(({ at }, index) => ({ at, open: open.has(index) })), ofDay, hourly };
};

/** Where the days of a scope count in the frame. */
export const spanIn = (frame: StepFrame, scope: MetricScope): Span => {
  const { range } = scope.question;
  const first = range.from - frame.range.from;
  return {
    range,
    ofDay: frame.ofDay.subarray(first, first + daysIn(range)),
    stepCount: frame.steps.length,
    hourly: frame.hourly,
    open: isOpen(scope) ? scope.open : null,
  };
};
