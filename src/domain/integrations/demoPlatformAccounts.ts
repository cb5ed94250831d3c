/** The accounts that can be picked when a platform is connected: all made up, of no real platform, and said so wherever they are shown. */
import { type PlatformId, platformIds } from './platforms.ts';

export type DemoPlatformAccount = { readonly id: string; readonly name: string };

const owners = [
  { key: 'fjord', name: 'Fjord & Foam' },
  { key: 'stackpilot', name: 'Stackpilot' },
  { key: 'maple', name: 'Maple Street Clinic' },
] as const;

const kinds: Readonly<Record<PlatformId, string>> = {
  google_analytics: 'web property',
  facebook_ads: 'ad account',
  instagram: 'profile',
  linkedin: 'page',
  twitter: 'profile',
  tiktok: 'ad account',
  google_ads: 'ad account',
  youtube: 'channel',
  pinterest: 'board profile',
  snapchat: 'ad account',
  shopify: 'shop',
  woocommerce: 'shop',
};

/** Three for each platform; an id names its platform too, as `shopify-fjord`. */
export const demoPlatformAccounts: Readonly<Record<PlatformId, readonly DemoPlatformAccount[]>> =
  Object.fromEntries(
    platformIds.map((platform) => [
      platform,
      owners.map(({ key, name }) => ({
        id: `${platform}-${key}`,
        name: `${name} demo ${kinds[platform]}`,
      })),
    ]),
  ) as unknown as Readonly<Record<PlatformId, readonly DemoPlatformAccount[]>>;

/** The demo account of a platform by its id; undefined when that platform has none such. */
export const demoAccountOf = (platform: PlatformId, accountId: string): DemoPlatformAccount | undefined =>
  demoPlatformAccounts[platform].find(({ id }) => id === accountId);
