/** Tests the recommended plan for an agency. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { fittingPlan, type PlanNeeds } from '#domain/plans/fittingPlan.ts';
import { hasFeature, planFeatures } from '#domain/plans/planFeatures.ts';

const few: PlanNeeds = { clients: 1, teamMembers: 1, reports: 1, features: [], resells: false };
const planFor = (changes: Partial<PlanNeeds>) => fittingPlan({ ...few, ...changes });

describe('fitting plan', () => {
  test('is the smallest whose limits and features cover the needs, up to the last one that fits [S9.2]', () => {
    expect([
      planFor({}).plan,
      planFor({ clients: 5 }).plan,
      planFor({ clients: 6 }).plan,
      planFor({ clients: 25, teamMembers: 5, reports: 25 }).plan,
      planFor({ clients: 26 }).plan,
      planFor({ features: ['ai_insights'] }).plan,
      planFor({ features: ['predictive_analytics'] }).plan,
      planFor({ resells: true }).plan,
    ]).toEqual(['starter', 'starter', 'pro', 'pro', 'enterprise', 'pro', 'enterprise', 'agency_plus']);
  });

  test('says what the next smaller plan lacks', () => {
    expect([
      planFor({}).short,
      planFor({ clients: 12, teamMembers: 2, features: ['ai_insights'] }).short,
      planFor({ resells: true }).short,
    ]).toEqual([
      null,
      {
        plan: 'starter',
        obstacles: [
          { kind: 'limit', resource: 'clients', limit: 5, needed: 12 },
          { kind: 'limit', resource: 'teamMembers', limit: 1, needed: 2 },
          { kind: 'feature', feature: 'ai_insights' },
        ],
      },
      { plan: 'enterprise', obstacles: [{ kind: 'reselling' }] },
    ]);
  });

  test('always covers all that was asked for, and the next smaller one never does', () => {
    const needs = fc.record({
      clients: fc.integer({ min: 1, max: 100 }),
      teamMembers: fc.integer({ min: 1, max: 100 }),
      reports: fc.integer({ min: 1, max: 100 }),
      features: fc.subarray([...planFeatures]),
      resells: fc.boolean(),
    });
    fc.assert(
      fc.property(needs, (asked) => {
        const { plan, short } = fittingPlan(asked);
        expect(checkLimit({ plan, resource: 'clients', used: 0, adding: asked.clients })).toBeNull();
        expect(asked.features.filter((feature) => !hasFeature(plan, feature))).toEqual([]);
        expect(short === null || short.obstacles.length > 0).toBe(true);
      }),
    );
  });
});
