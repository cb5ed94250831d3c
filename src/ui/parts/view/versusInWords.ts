/** What the figures of a view are held against, in words. */
import type { View } from '#domain/metrics/view.ts';
import { daysInWords } from './viewWords.ts';

/** `previous 28 days`, `1 Oct – 22 Oct 2026`; null where nothing is compared. One day under its weekday is held against a week before. */
export const versusInWords = (
  { compare, compared, match }: Pick<View, 'compare' | 'compared' | 'match'>,
  days: number,
): string | null => {
  if (compare === 'none') return null;
  if (compared !== null) return daysInWords(compared);
  if (compare === 'year') return 'previous year';
  if (days === 1 && match === 'weekday') return 'a week before';
  return days === 1 ? 'the day before' : `previous ${days} days`;
};
