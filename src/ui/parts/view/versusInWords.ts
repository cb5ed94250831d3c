/** What the figures of a view are held against, in words. */
import type { View } from '#domain/metrics/view.ts';
import { daysInWords } from './viewWords.ts';

const daysPerWeek = 7;

/**
 * `previous 28 days`, `1 Oct – 22 Oct 2026`; null where nothing is compared. Under their weekdays days move by whole weeks: one day is
 * held against a week before, and 30 are not held against the 30 right before.
 */
export const versusInWords = (
  { compare, compared, match }: Pick<View, 'compare' | 'compared' | 'match'>,
  days: number,
): string | null => {
  if (compare === 'none') return null;
  if (compared !== null) return daysInWords(compared);
  if (compare === 'year') return 'previous year';
  if (days === 1) return match === 'weekday' ? 'a week before' : 'the day before';
  const hasMoved = match === 'weekday' && days % daysPerWeek !== 0;
  return `previous ${days} days${hasMoved ? ' by weekday' : ''}`;
};
