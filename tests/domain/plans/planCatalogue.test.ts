/** Tests prices and limits of the plans. */
import { describe, expect, test } from 'vitest';
import {
  billingCycles,
  fallbackLimits,
  isPlanName,
  planNames,
  plans,
  priceId,
  priceOf,
  unlimited,
  yearlySaving,
} from '#domain/plans/planCatalogue.ts';

const limitsInOrder = ({
  maxClients,
  maxDashboards,
  apiCallsPerMonth,
  retentionDays,
  maxTeamMembers,
  maxIntegrations,
  reportsPerMonth,
}: typeof fallbackLimits) => [
  maxClients,
  maxDashboards,
  apiCallsPerMonth,
  retentionDays,
  maxTeamMembers,
  maxIntegrations,
  reportsPerMonth,
];

describe('plan catalogue', () => {
  test('has the four plans by name, title and mark of the popular one [S3.1]', () => {
    expect(planNames.map((name) => [plans[name].name, plans[name].title, plans[name].popular])).toEqual([
      ['starter', 'Starter', false],
      ['pro', 'Pro', true],
      ['enterprise', 'Enterprise', false],
      ['agency_plus', 'Agency Plus', false],
    ]);
  });

  test('has the prices of the specification in dollars [S9.1]', () => {
    expect(planNames.map((name) => billingCycles.map((cycle) => priceOf(name, cycle)))).toEqual([
      [29, 290],
      [149, 1_490],
      [499, 4_990],
      [999, 9_990],
    ]);
  });

  test('enforces the table of limits, -1 where there is none [S9.2] [S3.1]', () => {
    expect(planNames.map((name) => limitsInOrder(plans[name].limits))).toEqual([
      [5, 3, 10_000, 30, 1, 3, 5],
      [25, 15, 100_000, 365, 5, 10, 25],
      [-1, -1, -1, -1, -1, -1, -1],
      [-1, -1, -1, -1, -1, -1, -1],
    ]);
    expect(unlimited).toBe(-1);
  });

  test('falls back to 5 clients, 2 people, 10K calls and 50 reports, Starter’s for the rest [S9.3]', () => {
    expect(fallbackLimits).toEqual({
      maxClients: 5,
      maxDashboards: 3,
      apiCallsPerMonth: 10_000,
      retentionDays: 30,
      maxTeamMembers: 2,
      maxIntegrations: 3,
      reportsPerMonth: 50,
    });
  });

  test('saves two months a year, reported in dollars', () => {
    expect(planNames.map(yearlySaving)).toEqual([58, 298, 998, 1_998]);
  });

  test('names prices as of a demo provider [S3.1]', () => {
    expect(planNames.flatMap((name) => billingCycles.map((cycle) => priceId(name, cycle)))).toEqual([
      'demo_price_starter_monthly',
      'demo_price_starter_yearly',
      'demo_price_pro_monthly',
      'demo_price_pro_yearly',
      'demo_price_enterprise_monthly',
      'demo_price_enterprise_yearly',
      'demo_price_agency_plus_monthly',
      'demo_price_agency_plus_yearly',
    ]);
  });

  test('knows a plan by its exact name only', () => {
    const others = ['free', 'Pro', 'pro ', '', 'constructor', '__proto__', null, undefined, 1];

    expect([planNames.filter(isPlanName), others.filter(isPlanName)]).toEqual([[...planNames], []]);
  });
});
