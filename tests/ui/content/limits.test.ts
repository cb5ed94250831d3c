/** Tests the sentences about limits. */
import { describe, expect, test } from 'vitest';
import { counted, limitReached } from '#ui/content/limits.ts';

describe('limits', () => {
  test('say what is in use and which plan has room', () => {
    expect([
      limitReached({ limit: 5, used: 5, plan: 'starter', neededPlan: 'pro' }, 'clients'),
      limitReached({ limit: 25, used: 25, plan: 'pro', neededPlan: 'enterprise' }, 'clients'),
      limitReached({ limit: 5, used: 5, plan: null, neededPlan: 'pro' }, 'clients'),
      limitReached({ limit: 5, used: 8, plan: 'starter', neededPlan: null }, 'clients'),
    ]).toEqual([
      'All 5 clients of Starter are in use. Pro has room for 25.',
      'All 25 clients of Pro are in use. Enterprise has no limit.',
      'All 5 clients without a plan are in use. Pro has room for 25.',
      '8 clients where Starter allows 5.',
    ]);
  });

  test('count one, many and no limit in words', () => {
    expect([counted(1, 'teamMembers'), counted(10_000, 'apiCalls'), counted(-1, 'reports')]).toEqual([
      '1 team member',
      '10,000 API calls',
      'unlimited reports',
    ]);
  });
});
