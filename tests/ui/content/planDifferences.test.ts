import { describe, expect, test } from 'vitest';
import { planNames } from '#domain/plans/planCatalogue.ts';
import { planDifferences } from '#ui/pages/billing/plan/PlanDifferences.tsx';

const told = (...pair: Parameters<typeof planDifferences>) => {
  const { limits, gained } = planDifferences(...pair);
  return { limits: limits.map(({ label, before, after, isMore }) => [label, before, after, isMore]), gained };
};

describe('the differences of two plans', () => {
  test('are each limit that changes, before and after, and each feature that comes', () => {
    expect(told('starter', 'pro')).toEqual({
      limits: [
        ['Clients', '5', '25', true],
        ['Dashboards', '3', '15', true],
        ['Team members', '1', '5', true],
        ['Integrations', '3', '10', true],
        ['Reports a month', '5', '25', true],
        ['API calls a month', '10,000', '100,000', true],
        ['Days of history', '30', '365', true],
      ],
      gained: [
        'AI insights',
        'Basic white label',
        'Advanced integrations (online shops)',
        'Custom reports',
        'Team collaboration (comments on reports)',
      ],
    });
  });

  test('to a smaller plan are less, from no limit too, and bring no feature', () => {
    const { limits, gained } = told('enterprise', 'pro');
    expect([
      limits.at(0),
      limits.at(-1),
      limits.map(([, , , isMore]) => isMore).includes(true),
      gained,
    ]).toEqual([
      ['Clients', 'Unlimited', '25', false],
      ['Days of history', 'Unlimited', '365', false],
      false,
      [],
    ]);
  });

  test('leave out what is the same in both', () => {
    expect(told('enterprise', 'agency_plus')).toEqual({
      limits: [],
      gained: ['Reseller program', 'White label by client'],
    });
    for (const plan of planNames) expect(told(plan, plan)).toEqual({ limits: [], gained: [] });
  });
});
