/** Lists the twelve platforms with the specification's names, in its order. */

export const platformIds = [
  'google_analytics',
  'facebook_ads',
  'instagram',
  'linkedin',
  'twitter',
  'tiktok',
  'google_ads',
  'youtube',
  'pinterest',
  'snapchat',
  'shopify',
  'woocommerce',
] as const;
export type PlatformId = (typeof platformIds)[number];

export const platformCategories = ['analytics', 'advertising', 'social', 'commerce'] as const;
export type PlatformCategory = (typeof platformCategories)[number];

export const categoryLabels: Readonly<Record<PlatformCategory, string>> = {
  analytics: 'Web analytics',
  advertising: 'Advertising',
  social: 'Social media',
  commerce: 'Online shops',
};

export const platformNames: Readonly<Record<PlatformId, string>> = {
  google_analytics: 'Google Analytics',
  facebook_ads: 'Facebook Ads',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  tiktok: 'TikTok',
  google_ads: 'Google Ads',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
};

export const isPlatformId = (value: unknown): value is PlatformId => platformIds.some((id) => id === value);
export const isPlatformCategory = (value: unknown): value is PlatformCategory =>
  platformCategories.some((category) => category === value);
