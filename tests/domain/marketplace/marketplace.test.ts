/** Tests the marketplace's apps and who may install them. */
import { describe, expect, test } from 'vitest';
import { platformIds } from '#domain/integrations/platforms.ts';
import { checkAppPlan, mayInstall } from '#domain/marketplace/installRules.ts';
import { findListings, listingOf, listings } from '#domain/marketplace/listings.ts';

/** Fifteen by hand and four for each platform. */
const all = 15 + 4 * platformIds.length;

describe('marketplace', () => {
  test('has over 200 apps under ids of their own, each of a publisher that says it is made up', () => {
    expect([listings.length, new Set(listings.map(({ id }) => id)).size]).toEqual([all, all]);
    expect(listings.filter(({ publisher }) => !publisher.endsWith('(demo publisher)'))).toEqual([]);
    expect(listings.filter(({ id, scopes }) => !/^[a-z]{1,40}$/.test(id) || scopes.length === 0)).toEqual([]);
  });

  test('finds by words and kind', () => {
    const ids = (search: Parameters<typeof findListings>[0]) => findListings(search).map(({ id }) => id);

    expect([
      ids({ q: 'Oakmoor' }),
      ids({ q: 'report  SLIDES' }),
      ids({ category: 'alerts', q: 'site' }),
      ids({ q: 'fax' }),
      ids({}).length,
    ]).toEqual([['sheetbridge', 'warehouselink', 'cleancampaigns'], ['slidedeck'], ['uptimepeek'], [], all]);
    expect([listingOf('handover')?.name, listingOf('none')]).toEqual(['Handover', undefined]);
  });

  test('is open to an admin, to a manager as far as it is free, to nobody else', () => {
    const free = { monthlyPrice: 0 };
    const paid = { monthlyPrice: 9 };

    expect(
      (['admin', 'manager', 'user'] as const).map((role) => [mayInstall(role, free), mayInstall(role, paid)]),
    ).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  test('asks for an active plan that is large enough', () => {
    expect([
      checkAppPlan(null, { neededPlan: 'starter' }),
      checkAppPlan('starter', { neededPlan: 'starter' }),
      checkAppPlan('pro', { neededPlan: 'enterprise' }),
      checkAppPlan('agency_plus', { neededPlan: 'enterprise' }),
    ]).toEqual([
      { plan: null, neededPlan: 'starter' },
      null,
      { plan: 'pro', neededPlan: 'enterprise' },
      null,
    ]);
  });
});
