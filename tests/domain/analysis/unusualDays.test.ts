/** Tests recent unusual days of clients and the questions about them. */
import { describe, expect, test } from 'vitest';
import { type Course, unusualDays } from '#domain/analysis/unusualDays.ts';
import { unusualQuestion } from '#domain/ask/unusualAnswers.ts';

const first = 20_000;

const course = (
  clientId: string,
  figure: Course['figure'],
  other: Readonly<Record<number, number>>,
): Course => ({
  clientId,
  figure,
  days: Array.from({ length: 84 }, (_, index) => ({
    day: first + index,
    value: other[index] ?? 1_000 + (index % 3) * 10 + (index % 5) * 7,
  })),
});

const late = { from: first + 70, ofEach: 2 };
const found = (courses: readonly Course[]) =>
  unusualDays(courses, late).map(({ clientId, figure, day }) => `${clientId} ${figure} ${day - first}`);

describe('unusual days', () => {
  test('are the furthest out first, of a day of a client one figure, and of a client at most as many as asked', () => {
    const courses = [
      course('acme', 'revenue_cents', { 72: 3_000, 76: 2_000 }),
      course('acme', 'conversions', { 72: 2_500, 80: 1_500 }),
      course('dune', 'sessions', { 78: 100 }),
    ];

    expect(found(courses)).toEqual(['acme revenue_cents 72', 'acme revenue_cents 76', 'dune sessions 78']);
  });

  test('are none of before, of a steady figure, and of one with too few days', () => {
    const short = course('acme', 'sessions', { 80: 9_000 });

    expect(
      found([
        course('acme', 'sessions', { 60: 9_000 }),
        course('dune', 'sessions', {}),
        { ...short, days: short.days.slice(-20) },
      ]),
    ).toEqual([]);
  });

  test('become questions with what stands out', () => {
    const day = { clientId: 'acme', figure: 'revenue_cents', day: 20_510, score: -5 } as const;

    expect([
      unusualQuestion({ ...day, value: 550, usual: 1_000 }, 'Acme'),
      unusualQuestion({ ...day, figure: 'sessions', value: 5, usual: 0 }, 'Acme').because,
    ]).toEqual([
      {
        question: 'Why did revenue of Acme change on 26 Feb 2026?',
        because: 'Revenue was 45% below usual.',
      },
      'Sessions were above usual.',
    ]);
  });
});
