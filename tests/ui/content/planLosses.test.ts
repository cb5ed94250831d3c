/** Tests the list of losses with a smaller plan. */
import { describe, expect, test } from 'vitest';
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { planLosses } from '#ui/pages/billing/plan/Losses.tsx';

type Row = UsageReply['items'][number];

const row = (resource: Row['resource'], used: number, projected?: number): Row => ({
  resource,
  used,
  limit: -1,
  resets_at: null,
  aside: 0,
  ...(projected === undefined ? {} : { pace: { days: [used], projected, reached_on: null } }),
});

const usage = (
  reports: readonly [number, number],
  calls: readonly [number, number],
  days = 0,
): UsageReply => ({
  items: [
    row('clients', 22),
    row('team_members', 1),
    row('integrations', 3),
    row('dashboards', 4),
    row('reports', ...reports),
    row('api_calls', ...calls),
  ],
  retention: { limit: -1, used: days, first_day: null, hidden: 0 },
});

describe('the losses of a plan', () => {
  test('name every limit that is exceeded, of the month by what it comes to, and every feature', () => {
    expect(planLosses('enterprise', 'starter', usage([3, 31], [12_000, 15_000], 731))).toEqual({
      aside: ['22 clients where Starter allows 5.', '4 dashboards where Starter allows 3.'],
      refused: [
        'About 31 reports this month where Starter allows 5 a month.',
        '12,000 API calls this month where Starter allows 10,000 a month.',
        '731 days of history where Starter shows 30.',
      ],
      features: [
        'AI insights',
        'Predictive analytics',
        'Basic white label',
        'Full white label',
        'Advanced integrations (online shops)',
        'Custom reports',
        'Team collaboration (comments on reports)',
        'Competitor analysis',
      ],
    });
  });

  test('are none where everything fits', () => {
    const none = { aside: [], refused: [], features: [] };
    expect([
      planLosses('pro', 'agency_plus', usage([30, 90], [200_000, 400_000], 731)),
      planLosses('pro', 'pro', usage([5, 25], [10, 100_000], 365)),
    ]).toEqual([none, none]);
  });
});
