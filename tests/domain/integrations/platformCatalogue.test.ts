/** Tests the catalogue of integrations. */
import { describe, expect, test } from 'vitest';
import { isAdvancedPlatform } from '#domain/integrations/advancedPlatforms.ts';
import {
  demoAccountOf,
  demoPlatformAccounts,
  platformAccounts,
} from '#domain/integrations/demoPlatformAccounts.ts';
import { findPlatforms, platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { platformIds, platformNames, signInCompany } from '#domain/integrations/platforms.ts';

describe('integrations catalogue', () => {
  test('has the twelve platforms under their names, forty more, and the source of search positions', () => {
    expect([platformIds.length, new Set(Object.values(platformNames)).size]).toEqual([53, 53]);
    expect(platformIds.slice(0, 12).map((id) => platformNames[id])).toEqual([
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

  test('reports which of them one sign-in opens together', () => {
    const together = [...Map.groupBy(platformIds, signInCompany)].filter(([, ids]) => ids.length > 1);
    expect(Object.fromEntries(together)).toEqual({
      Google: ['google_analytics', 'google_ads', 'youtube', 'display_video_360'],
      Meta: ['facebook_ads', 'instagram', 'facebook_pages', 'threads'],
      LinkedIn: ['linkedin', 'linkedin_ads'],
      Twitter: ['twitter', 'x_ads'],
      Pinterest: ['pinterest', 'pinterest_ads'],
      Reddit: ['reddit_ads', 'reddit'],
      Adobe: ['adobe_analytics', 'adobe_commerce'],
    });
    expect(signInCompany('shopify')).toBe('Shopify');
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
      findPlatforms({ q: ' REFUNDS  coupon ' }).slice(0, 2),
      findPlatforms({ q: 'google', category: 'advertising' }),
      findPlatforms({ category: 'commerce' }).slice(0, 3),
      findPlatforms({ q: 'fax' }),
      findPlatforms({}).length,
    ]).toEqual([
      ['google_analytics', 'google_ads'],
      ['woocommerce', 'bigcommerce'],
      ['google_ads'],
      ['shopify', 'woocommerce', 'bigcommerce'],
      [],
      53,
    ]);
  });

  test('has the online shops as advanced ones, and all others as core platforms', () => {
    expect(platformIds.filter(isAdvancedPlatform)).toEqual([
      'shopify',
      'woocommerce',
      'bigcommerce',
      'adobe_commerce',
      'prestashop',
      'wix_stores',
      'ecwid',
    ]);
  });

  test('of another agency bear its own name, and none of the demo’s clients', () => {
    expect(platformAccounts('shopify', 'Otter & Co').map(({ name }) => name)).toEqual([
      'Otter & Co demo shop',
      'Otter & Co demo shop 2',
      'Otter & Co demo shop 3',
    ]);
  });

  test('offers accounts that say they are demo accounts, each of one platform only', () => {
    const all = platformIds.flatMap((id) => demoPlatformAccounts[id]);

    expect(all.filter(({ name }) => !name.includes(' demo '))).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(159);
    expect([demoAccountOf('shopify', 'shopify-fjord'), demoAccountOf('tiktok', 'shopify-fjord')]).toEqual([
      { id: 'shopify-fjord', name: 'Fjord & Foam demo shop' },
      undefined,
    ]);
  });
});
