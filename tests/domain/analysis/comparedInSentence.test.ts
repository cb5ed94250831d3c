import { expect, test } from 'vitest';
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';

test.each([
  ['previous 28 days', 'the previous 28 days'],
  ['Previous 30 days by weekday', 'the previous 30 days by weekday'],
  ['previous year', 'the previous year'],
  ['the day before', 'the day before'],
  ['The days before', 'the days before'],
  ['a week before', 'a week before'],
  ['A week ago', 'a week ago'],
  ['the same hours yesterday', 'the same hours yesterday'],
  ['Yesterday', 'yesterday'],
  ['1 Oct – 5 Oct 2026', '1 Oct – 5 Oct 2026'],
  ['5 Oct 2026', '5 Oct 2026'],
  ['Before', 'the time before'],
])('“%s” is “against %s” within a sentence', (words, within) => {
  expect(comparedInSentence(words)).toBe(within);
});
