/** Tests bars in rows: none is wider than its cell, and a missing metric has no bar. */
import { expect, test } from 'vitest';
import { rowBarsPlan } from '#ui/parts/reports/drawing/rowBars.ts';

const bar = (name: string, value: number | null, text: string) => ({ name, value, text, tone: 0 });

test('the greatest bar ends before its text, the others are as long as they count, and long names are cut', () => {
  expect(
    rowBarsPlan(
      [bar('Google Ads', 400, '$4'), bar('x'.repeat(120), 100, '$1'), bar('Email', null, '—')],
      330,
    ),
  ).toEqual({
    height: 90,
    left: 132,
    places: [
      { y: 0, width: 176, name: 'Google Ads' },
      { y: 30, width: 44, name: `${'x'.repeat(16)}…` },
      { y: 60, width: 0, name: 'Email' },
    ],
  });
});

test('nothing is drawn of nothing', () => {
  expect(rowBarsPlan([], 330)).toEqual({ height: 30, left: 12, places: [] });
  expect(rowBarsPlan([bar('Ads', 0, '0')], 330).places).toEqual([{ y: 0, width: 0, name: 'Ads' }]);
});
