/** Computes the days on which a rule fires or would have fired, from the metrics that the pages show. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { changeOf } from '../kpi/change.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import type { AlertDirection, RuleTerms } from './alertRules.ts';

export type Watched = {
  figure(range: DayRange): number | null;
  /** True if any source reported data for any day of the range. */
  isTold(range: DayRange): boolean;
  pacing(day: EpochDay): number | null;
  /** How far the competitor’s share of voice moved over the days of the range; null where it is not known. */
  rivalMove(range: DayRange, rival: string): number | null;
  /** The day's value and side if it deviates by at least `k` usual deviations; null otherwise or with too few days. */
  unusual(day: EpochDay, k: number): { readonly value: number; readonly side: 'up' | 'down' } | null;
};

const isTowards = (side: 'up' | 'down', direction: AlertDirection = 'either'): boolean =>
  direction === 'either' || direction === side;

export type Firing = {
  readonly day: EpochDay;
  /**
   * The metric of the window or of the `unusual` day. For `change`, `pacing` and `rival` the deviation; for `no_data`
   * the number of days without data.
   */
  readonly value: number;
};

const windowOf = ({ windowDays }: RuleTerms, day: EpochDay): DayRange => ({
  from: day - windowDays + 1,
  to: day,
});

const changeOn = (terms: RuleTerms, window: DayRange, watched: Watched): number | null => {
  const before = { from: window.from - terms.windowDays, to: window.from - 1 };
  const change = changeOf(watched.figure(window), watched.figure(before));
  if (change === null || Math.abs(change) <= terms.threshold) return null;
  return isTowards(change > 0 ? 'up' : 'down', terms.direction) ? change : null;
};

const rivalOn = (terms: RuleTerms, window: DayRange, watched: Watched): number | null => {
  const move = watched.rivalMove(window, terms.rival ?? '');
  if (move === null || Math.abs(move) < terms.threshold) return null;
  return isTowards(move > 0 ? 'up' : 'down', terms.direction) ? move : null;
};

const unusualOn = ({ threshold, direction }: RuleTerms, day: EpochDay, watched: Watched): number | null => {
  const found = watched.unusual(day, threshold);
  return found !== null && isTowards(found.side, direction) ? found.value : null;
};

/** The value that fires the rule for the window ending on `day`; null if the rule does not fire. */
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
    case 'rival':
      return rivalOn(terms, window, watched);
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

/** Evaluates day by day; `lastBefore` is the day of the last firing before the range, for the cooldown. */
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
