/** The sums that a question asks for: of its range and of the one that it is compared with. */
import { hoursPerDay } from '#domain/metrics/breakdowns.ts';
import { type Compared, daysIn } from '#domain/metrics/comparedRange.ts';
import { type MetricStep, metricSteps, type OpenDay } from '#domain/metrics/metricSteps.ts';
import { type MetricGroups, metricGroups } from './metricGroups.ts';
import type { MetricScope } from './metricScope.ts';
import type { MetricStore } from './metricStore.ts';
import type { Gathered, Selection, Span } from './selection.ts';

export type MetricSums = {
  readonly steps: readonly MetricStep[];
  readonly groups: MetricGroups;
  readonly current: Gathered;
  /** Null without a comparison. */
  readonly previous: Gathered | null;
};

/** Of the compared days the last one may count in part: as today does beside it, or because it is today. */
const openPart = ({ range, partners }: Compared, { question, open }: MetricScope): OpenDay | null => {
  if (range.to === open.day) return open;
  const partner = partners.lastIndexOf(open.day - question.range.from);
  const isLast = partner === partners.length - 1;
  return question.range.to === open.day && partner >= 0 && isLast
    ? { day: range.to, hours: open.hours }
    : null;
};

/** Where the compared days count: beside the steps of the range, or after the last of them, where no point reads. */
const comparedSpan = (own: Span, compared: Compared, scope: MetricScope): Span => {
  const { range, hourly, ofDay } = own;
  const beyond = hourly ? daysIn(range) * hoursPerDay : own.stepCount;
  const isAligned = !compared.partners.includes(-1);
  return {
    ...own,
    range: compared.range,
    stepCount: isAligned ? own.stepCount : beyond + (hourly ? hoursPerDay : 1),
    ofDay: compared.partners.map((index) => (index < 0 ? beyond : (ofDay[index] ?? 0))),
    open: openPart(compared, scope),
  };
};

/** Asks the store once or twice; the compared days count for the steps that they stand beside, and the open day’s partner for the same hours. */
export const metricSums = (store: MetricStore, scope: MetricScope): MetricSums => {
  const { question, compared, open, sources, clients } = scope;
  const { range, groupBy, filters, rowSeries } = question;
  const { steps, ofDay, hourly } = metricSteps(range, question.interval, open);
  const groups = metricGroups(groupBy, sources, clients);
  const selection: Selection = { filters, groupBy, groups, rowSeries };
  const isOpen = range.to === open.day;
  const own: Span = { range, ofDay, stepCount: steps.length, hourly, open: isOpen ? open : null };
  const current = store.query(sources, selection, own);
  if (compared === null) return { steps, groups, current, previous: null };
  const earlier = comparedSpan(own, compared, scope);
  return { steps, groups, current, previous: store.query(sources, selection, earlier) };
};
