/** Lists fictional platform accounts to connect, labelled as fictional wherever they appear. */
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

/** Three per platform; the id starts with the platform, as `shopify-fjord`. */
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

export const demoAccountOf = (platform: PlatformId, accountId: string): DemoPlatformAccount | undefined =>
  demoPlatformAccounts[platform].find(({ id }) => id === accountId);
