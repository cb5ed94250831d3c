import { expect, test } from 'vitest';
import type { View } from '#domain/metrics/view.ts';
import { versusInWords } from '#ui/parts/view/versusInWords.ts';

const previous = { compare: 'previous', compared: null } as const;

test.each<[Pick<View, 'compare' | 'compared' | 'match'>, number, string | null]>([
  [{ ...previous, match: 'weekday' }, 28, 'previous 28 days'],
  [{ ...previous, match: 'weekday' }, 30, 'previous 30 days by weekday'],
  [{ ...previous, match: 'day' }, 30, 'previous 30 days'],
  [{ ...previous, match: 'day' }, 1, 'the day before'],
  [{ ...previous, match: 'weekday' }, 1, 'a week before'],
  [{ compare: 'year', compared: null, match: 'weekday' }, 1, 'previous year'],
  [{ compare: 'none', compared: null, match: 'day' }, 7, null],
])('%o over %i days is against “%s”', (view, days, words) => {
  expect(versusInWords(view, days)).toBe(words);
});
