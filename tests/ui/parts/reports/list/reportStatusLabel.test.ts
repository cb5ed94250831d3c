import { expect, test } from 'vitest';
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import { nextRunText, scheduleStatusText } from '#ui/parts/reports/list/reportStatusLabel.ts';

const report: ReportItem = {
  id: 'one',
  name: 'Monthly',
  client_id: 'acme',
  beginning: 'monthly',
  status: 'scheduled',
  period: { kind: 'relative', period: 'lastMonth' },
  recipients: ['ann@acme.example'],
  schedule: {
    frequency: 'weekly',
    weekday: 0,
    day: null,
    time: '08:00',
    zone: 'Europe/Berlin',
    ends_on: null,
  },
  paused: false,
  paused_by_plan: false,
  next_runs: ['2026-03-09T07:00:00.000Z'],
  run: null,
  runs: 0,
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  owner: 'Ada Moreau',
  archived_at: null,
  etag: '"1"',
};

test('a schedule is reported as it is, with the next run or what paused it', () => {
  const byHand = { ...report, paused: true, next_runs: [] };
  const byPlan = { ...byHand, paused_by_plan: true };
  expect([report, byHand, byPlan].map((one) => [scheduleStatusText(one), nextRunText(one)])).toEqual([
    ['Every Monday at 08:00, Europe/Berlin', '9 Mar 2026, 08:00'],
    ['Paused: Every Monday at 08:00, Europe/Berlin', 'Paused'],
    ['Paused by your plan: Every Monday at 08:00, Europe/Berlin', 'Paused by your plan'],
  ]);
});
