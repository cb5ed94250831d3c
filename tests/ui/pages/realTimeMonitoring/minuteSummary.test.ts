/** Tests the summary of a chart by minutes. */
import { expect, test } from 'vitest';
import { minuteSummary } from '#ui/pages/realTimeMonitoring/MinuteChart.tsx';

const start = Date.parse('2026-11-28T16:28:00.000Z');
const visits = (...counts: number[]) =>
  minuteSummary(
    counts.map((count, index) => ({ from: start + index * 60_000, count })),
    ['visit', 'visits'],
  );

test('reports how many there are in all and when most came, with thousands as everywhere', () => {
  expect([visits(75, 1_050), visits(0, 1), visits(0, 0)]).toEqual([
    '1,125 visits in the last 2 minutes; most at 16:29, 1,050 in one minute.',
    '1 visit in the last 2 minutes, at 16:29.',
    'No visits in the last 2 minutes.',
  ]);
});
