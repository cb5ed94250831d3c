/** Formats the comparison of a view in words. */
import { comparedInWords } from '#domain/metrics/comparedInWords.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import type { View } from '#domain/metrics/view.ts';
import { daysInWords } from './viewWords.ts';

/** `previous 28 days`, `previous month`, `1 Oct – 22 Oct 2026`; null without a comparison. */
export const versusInWords = (
  { compare, compared, match }: Pick<View, 'compare' | 'compared' | 'match'>,
  days: Days,
): string | null => {
  if (compared !== null) return daysInWords(compared);
  if (compare === 'none' || compare === 'custom') return null;
  return comparedInWords(days, { compare, byWeekday: match === 'weekday' });
};
