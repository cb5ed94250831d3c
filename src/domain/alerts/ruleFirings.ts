/** On which days a rule calls, or would have called: counted from the same figures that the pages show. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { changeOf } from '../kpi/change.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import type { RuleTerms } from './alertRules.ts';

/** What is known of a client; null for what nothing tells of. */
export type Watched = {
  figure(range: DayRange): number | null;
  /** Whether any source told of any of the days. */
  isTold(range: DayRange): boolean;
  /** The spend of the day's month up to then against its budget: 1 is as planned. */
  pacing(day: EpochDay): number | null;
};

export type Firing = {
  readonly day: EpochDay;
  /** The figure of the window; of `change` and `pacing` by how much it is off; of `no_data` the silent days. */
  readonly value: number;
};

const windowOf = ({ windowDays }: RuleTerms, day: EpochDay): DayRange => ({
  from: day - windowDays + 1,
  to: day,
});

/** What the rule says of the window that ends with a day; null where it says nothing, as nothing is out of line. */
export const callOn = (terms: RuleTerms, day: EpochDay, watched: Watched): number | null => {
  const { condition, threshold, windowDays } = terms;
  const window = windowOf(terms, day);
  switch (condition) {
    case 'above': {
      const value = watched.figure(window);
      return value !== null && value > threshold ? value : null;
    }
    case 'below': {
      const value = watched.figure(window);
      return value !== null && value < threshold ? value : null;
    }
    case 'change': {
      const before = { from: window.from - windowDays, to: window.from - 1 };
      const change = changeOf(watched.figure(window), watched.figure(before));
      return change !== null && Math.abs(change) > threshold ? change : null;
    }
    case 'pacing': {
      const pace = watched.pacing(day);
      return pace !== null && Math.abs(pace - 1) > threshold ? pace - 1 : null;
    }
    case 'no_data':
      return watched.isTold(window) ? null : windowDays;
  }
};

/** Day by day from the first to the last one; `lastBefore` is the day of the last call before them. */
export const firingsOf = (
  terms: RuleTerms,
  { from, to }: DayRange,
  watched: Watched,
  lastBefore: EpochDay | null = null,
): readonly Firing[] => {
  const firings: Firing[] = [];
  let last = lastBefore;
  for (let day = from; day <= to; day += 1) {
    if (last !== null && day - last <= terms.cooldownDays) continue;
    const value = callOn(terms, day, watched);
    if (value === null) continue;
    firings.push({ day, value });
    last = day;
  }
  return firings;
};
