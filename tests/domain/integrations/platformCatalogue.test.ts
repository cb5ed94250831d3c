/** Tests the catalogue of integrations. */
import { describe, expect, test } from 'vitest';
import { isAdvancedPlatform } from '#domain/integrations/advancedPlatforms.ts';
import { demoAccountOf, demoPlatformAccounts } from '#domain/integrations/demoPlatformAccounts.ts';
import { findPlatforms, platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { platformIds, platformNames } from '#domain/integrations/platforms.ts';

describe('integrations catalogue', () => {
  test('has the twelve platforms under their names', () => {
    expect(platformIds.map((id) => platformNames[id])).toEqual([
      'Google Analytics',
      'Facebook Ads',
      'Instagram',
      'LinkedIn',
      'Twitter',
      'TikTok',
      'Google Ads',
      'YouTube',
      'Pinterest',
      'Snapchat',
      'Shopify',
      'WooCommerce',
    ]);
  });

  test('says of each what it brings and asks for, without saying anything twice', () => {
    const thin = platformIds.filter((id) => {
      const { metrics, dimensions, scopes } = platformCatalogue[id];
      return [metrics, dimensions, scopes].some(
        (words) => words.length < 3 || new Set(words).size !== words.length,
      );
    });

    expect(thin).toEqual([]);
  });

  test('finds by name, metric and kind; every word must occur', () => {
    expect([
      findPlatforms({ q: 'google' }),
      findPlatforms({ q: ' REFUNDS  coupon ' }),
      findPlatforms({ q: 'google', category: 'advertising' }),
      findPlatforms({ category: 'commerce' }),
      findPlatforms({ q: 'fax' }),
      findPlatforms({}).length,
    ]).toEqual([
      ['google_analytics', 'google_ads'],
      ['woocommerce'],
      ['google_ads'],
      ['shopify', 'woocommerce'],
      [],
      12,
    ]);
  });

  test('has ten core platforms, and the online shops as advanced ones', () => {
    expect(platformIds.filter(isAdvancedPlatform)).toEqual(['shopify', 'woocommerce']);
  });

  test('offers accounts that say they are demo accounts, each of one platform only', () => {
    const all = platformIds.flatMap((id) => demoPlatformAccounts[id]);

    expect(all.filter(({ name }) => !name.includes(' demo '))).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(36);
    expect([demoAccountOf('shopify', 'shopify-fjord'), demoAccountOf('tiktok', 'shopify-fjord')]).toEqual([
      { id: 'shopify-fjord', name: 'Fjord & Foam demo shop' },
      undefined,
    ]);
  });
});
