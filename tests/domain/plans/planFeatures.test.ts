/** Tests the features of each plan. */
import { describe, expect, test } from 'vitest';
import { planNames } from '#domain/plans/planCatalogue.ts';
import { basicFeatures, featuresOf, hasFeature, planFeatures } from '#domain/plans/planFeatures.ts';

describe('plan features', () => {
  test('without an active plan are the three basic ones and nothing else [S5.4]', () => {
    expect(featuresOf(null)).toEqual(['basic_analytics', 'monthly_reports', 'email_support']);
    expect([...basicFeatures, ...planFeatures].filter((feature) => hasFeature(null, feature))).toEqual([
      'basic_analytics',
      'monthly_reports',
      'email_support',
    ]);
  });

  test('are checked for each plan as the specification lists them [S6.3]', () => {
    const unlocked = planFeatures.map((feature) => [
      feature,
      planNames.filter((plan) => hasFeature(plan, feature)),
    ]);

    expect(unlocked).toEqual([
      ['ai_insights', ['pro', 'enterprise', 'agency_plus']],
      ['predictive_analytics', ['enterprise', 'agency_plus']],
      ['white_label_basic', ['pro', 'enterprise', 'agency_plus']],
      ['white_label_full', ['enterprise', 'agency_plus']],
      ['advanced_integrations', ['pro', 'enterprise', 'agency_plus']],
      ['custom_reports', ['pro', 'enterprise', 'agency_plus']],
      ['team_collaboration', ['pro', 'enterprise', 'agency_plus']],
    ]);
  });

  test('include the basic ones in every plan, first and once [S5.4]', () => {
    const all = planNames.map(featuresOf);

    expect(all.map((features) => features.slice(0, 3))).toEqual(planNames.map(() => [...basicFeatures]));
    expect(all.map((features) => new Set(features).size)).toEqual(all.map((features) => features.length));
  });

  test('of Agency Plus are those of Enterprise, the reseller program and brands by client, as it is sold [S6.3]', () => {
    expect(featuresOf('agency_plus')).toEqual([
      ...featuresOf('enterprise'),
      'reseller',
      'white_label_clients',
    ]);
  });
});
