/** Tests the description of shared things. */
import { expect, test } from 'vitest';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { sharedThing } from '#ui/pages/clients/tabs/DashboardsTab.tsx';

const link = (kind: ShareLinkItem['kind'], shown_id: string | null): ShareLinkItem => ({
  id: 'l1',
  name: 'For the board',
  client_id: 'dune',
  kind,
  shown_id,
  view: '',
  expires_at: null,
  has_password: false,
  since: null,
  status: 'open',
  opened: 0,
  last_opened_at: null,
  created_at: '2026-03-02T09:00:00Z',
  by: 'Jo',
  etag: '"1"',
});

const weekly = { id: 'd1', name: 'Weekly', client_id: 'dune', archived_at: null };
const february = { from: '2026-02-01', to: '2026-02-28' };
const run = { id: 'r1-2', report_id: 'r1', title: 'Month', range: february, state: 'opened' } as const;
const nothing = { dashboards: [], runs: [] };

test('the overview, a dashboard and a run of a report have a name and an address', () => {
  expect([
    sharedThing(link('overview', null), nothing),
    sharedThing(link('dashboard', 'd1'), { ...nothing, dashboards: [weekly] }),
    sharedThing(link('dashboard', 'd1'), { ...nothing, dashboards: [{ ...weekly, client_id: null }] }),
    sharedThing(link('report', 'r1-2'), { ...nothing, runs: [run] }),
  ]).toEqual([
    { label: 'Overview', to: '/dashboard?client=dune', missing: null },
    ...[1, 2].map(() => ({
      label: 'Dashboard Weekly',
      to: '/dashboard?tab=dashboards&board=d1&client=dune',
      missing: null,
    })),
    {
      label: 'Report Month, 1 – 28 Feb 2026',
      to: '/dashboard/reports/r1?run=r1-2',
      missing: null,
    },
  ]);
});

test('what is archived, gone, another client’s or made anew is reported: the link shows nothing', () => {
  const archived = { ...weekly, archived_at: '2026-03-01T09:00:00Z' };
  expect([
    sharedThing(link('dashboard', 'd1'), { ...nothing, dashboards: [archived] }),
    sharedThing(link('dashboard', 'd1'), nothing),
    sharedThing(link('dashboard', 'd1'), { ...nothing, dashboards: [{ ...weekly, client_id: 'other' }] })
      .missing,
    sharedThing(link('report', 'r1-2'), nothing),
    sharedThing(link('report', 'r1-2'), { ...nothing, runs: [{ ...run, state: 'gathering' }] }).missing,
  ]).toEqual([
    { label: 'Dashboard Weekly', to: null, missing: 'It is archived: the link shows nothing.' },
    { label: 'A dashboard', to: null, missing: 'It no longer exists.' },
    'It is another client’s: the link shows nothing.',
    { label: 'A report', to: null, missing: 'It no longer exists.' },
    'It is being generated again: the link shows nothing until it is sent.',
  ]);
});
