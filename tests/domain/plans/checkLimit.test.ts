/** Tests plan quota checks. */
import { describe, expect, test } from 'vitest';
import { checkFeature, checkLimit, type LimitedResource, leftOf, limitOf } from '#domain/plans/checkLimit.ts';
import { type PlanName, planNames } from '#domain/plans/planCatalogue.ts';

const resources: readonly LimitedResource[] = [
  'clients',
  'dashboards',
  'apiCalls',
  'teamMembers',
  'integrations',
  'reports',
];

const everyPlan: readonly (PlanName | null)[] = [null, ...planNames];

describe('limit', () => {
  test('of each resource is that of the table, and without a plan the fallback [S9.2] [S9.3]', () => {
    expect(everyPlan.map((plan) => resources.map((resource) => limitOf(plan, resource)))).toEqual([
      [5, 3, 10_000, 2, 3, 50],
      [5, 3, 10_000, 1, 3, 5],
      [25, 15, 100_000, 5, 10, 25],
      [-1, -1, -1, -1, -1, -1],
      [-1, -1, -1, -1, -1, -1],
    ]);
  });

  test('lets the last one in and refuses the one after it, for each plan and resource [S9.2]', () => {
    const limited = everyPlan
      .flatMap((plan) => resources.map((resource) => ({ plan, resource, limit: limitOf(plan, resource) })))
      .filter(({ limit }) => limit !== -1);
    expect(limited.map(({ limit, ...asked }) => checkLimit({ ...asked, used: limit - 1 }))).toEqual(
      limited.map(() => null),
    );
    expect(
      limited.map(({ limit, ...asked }) => {
        const problem = checkLimit({ ...asked, used: limit });
        return problem && [problem.plan, problem.limit, problem.used];
      }),
    ).toEqual(limited.map(({ plan, limit }) => [plan, limit, limit]));
  });

  test('names the smallest plan that has the room', () => {
    expect([
      checkLimit({ plan: 'starter', resource: 'clients', used: 5 })?.neededPlan,
      checkLimit({ plan: 'starter', resource: 'clients', used: 5, adding: 21 })?.neededPlan,
      checkLimit({ plan: 'pro', resource: 'clients', used: 25 })?.neededPlan,
      checkLimit({ plan: null, resource: 'reports', used: 50 })?.neededPlan,
      checkLimit({ plan: null, resource: 'teamMembers', used: 2 })?.neededPlan,
    ]).toEqual(['pro', 'enterprise', 'enterprise', 'enterprise', 'pro']);
  });

  test('counts all that are to be added at once', () => {
    expect(checkLimit({ plan: 'starter', resource: 'clients', used: 3, adding: 2 })).toBeNull();
    expect(checkLimit({ plan: 'starter', resource: 'clients', used: 3, adding: 3 })).toEqual({
      limit: 5,
      used: 3,
      plan: 'starter',
      neededPlan: 'pro',
    });
  });

  test('that does not exist is never met [S9.2]', () => {
    expect(checkLimit({ plan: 'enterprise', resource: 'clients', used: 1_000_000 })).toBeNull();
  });

  test('leaves what is not used, nothing once it is passed, and no number when there is none', () => {
    expect([
      leftOf('starter', 'clients', 3),
      leftOf('starter', 'clients', 8),
      leftOf('enterprise', 'clients', 8),
    ]).toEqual([2, 0, null]);
  });
});

describe('feature', () => {
  test('is open or names the smallest plan that has it [S5.4] [S6.3]', () => {
    expect([
      checkFeature(null, 'basic_analytics'),
      checkFeature(null, 'ai_insights'),
      checkFeature('pro', 'ai_insights'),
      checkFeature('pro', 'predictive_analytics'),
      checkFeature('agency_plus', 'white_label_full'),
    ]).toEqual([
      null,
      { plan: null, neededPlan: 'pro' },
      null,
      { plan: 'pro', neededPlan: 'enterprise' },
      null,
    ]);
  });
});
