/** Lists fictional platform accounts to connect, labelled as fictional wherever they appear. */
import { platformCatalogue } from './platformCatalogue.ts';
import { type PlatformCategory, type PlatformId, platformIds } from './platforms.ts';

export type DemoPlatformAccount = { readonly id: string; readonly name: string };

const owners = [
  { key: 'fjord', name: 'Fjord & Foam' },
  { key: 'stackpilot', name: 'Stackpilot' },
  { key: 'maple', name: 'Maple Street Clinic' },
] as const;

/** Named otherwise than their category. */
const kinds: Readonly<Partial<Record<PlatformId, string>>> = {
  linkedin: 'page',
  youtube: 'channel',
  pinterest: 'board profile',
  search_visibility: 'keyword list',
};

const kindsOf: Readonly<Record<PlatformCategory, string>> = {
  analytics: 'web property',
  advertising: 'ad account',
  social: 'profile',
  commerce: 'shop',
  email: 'list',
};

const kindOf = (platform: PlatformId): string =>
  kinds[platform] ?? kindsOf[platformCatalogue[platform].category];

/** Three per platform; the id starts with the platform, as `shopify-fjord`. */
export const demoPlatformAccounts: Readonly<Record<PlatformId, readonly DemoPlatformAccount[]>> =
  Object.fromEntries(
    platformIds.map((platform) => [
      platform,
      owners.map(({ key, name }) => ({
        id: `${platform}-${key}`,
        name: `${name} demo ${kindOf(platform)}`,
      })),
    ]),
  ) as unknown as Readonly<Record<PlatformId, readonly DemoPlatformAccount[]>>;

/** `agency`: the name of a workspace other than the demo's, whose accounts bear no names of the demo's clients. */
export const platformAccounts = (
  platform: PlatformId,
  agency: string | null,
): readonly DemoPlatformAccount[] =>
  agency === null
    ? demoPlatformAccounts[platform]
    : demoPlatformAccounts[platform].map(({ id }, at) => ({
        id,
        name: `${agency} demo ${kindOf(platform)}${at === 0 ? '' : ` ${at + 1}`}`,
      }));

export const demoAccountOf = (
  platform: PlatformId,
  accountId: string,
  agency: string | null = null,
): DemoPlatformAccount | undefined => platformAccounts(platform, agency).find(({ id }) => id === accountId);
