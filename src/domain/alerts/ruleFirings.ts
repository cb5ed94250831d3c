/** On which days a rule calls, or would have called: counted from the same figures that the pages show. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { changeOf } from '../kpi/change.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import type { AlertDirection, RuleTerms } from './alertRules.ts';

/** What is known of a client; null for what nothing tells of. */
export type Watched = {
  figure(range: DayRange): number | null;
  /** Whether any source told of any of the days. */
  isTold(range: DayRange): boolean;
  /** The spend of the day's month up to then against its budget: 1 is as planned. */
  pacing(day: EpochDay): number | null;
  /** A day that is outside of what is usual by `k` usual deviations, and on which side; null for any other, and with too few days. */
  unusual(day: EpochDay, k: number): { readonly value: number; readonly side: 'up' | 'down' } | null;
};

const isTowards = (side: 'up' | 'down', direction: AlertDirection = 'either'): boolean =>
  direction === 'either' || direction === side;

export type Firing = {
  readonly day: EpochDay;
  /** The figure of the window, or of the `unusual` day; of `change` and `pacing` by how much it is off; of `no_data` the silent days. */
  readonly value: number;
};

const windowOf = ({ windowDays }: RuleTerms, day: EpochDay): DayRange => ({
  from: day - windowDays + 1,
  to: day,
});

/** By how much the figure has changed against the window before, where that is enough and in the direction of the rule. */
const changeOn = (terms: RuleTerms, window: DayRange, watched: Watched): number | null => {
  const before = { from: window.from - terms.windowDays, to: window.from - 1 };
  const change = changeOf(watched.figure(window), watched.figure(before));
  if (change === null || Math.abs(change) <= terms.threshold) return null;
  return isTowards(change > 0 ? 'up' : 'down', terms.direction) ? change : null;
};

const unusualOn = ({ threshold, direction }: RuleTerms, day: EpochDay, watched: Watched): number | null => {
  const found = watched.unusual(day, threshold);
  return found !== null && isTowards(found.side, direction) ? found.value : null;
};

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
    case 'change':
      return changeOn(terms, window, watched);
    case 'unusual':
      return unusualOn(terms, day, watched);
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
