/** Lists the channels of each platform, and the default campaigns of an account. */
import type { Channel } from '../metrics/channels.ts';
import type { PlatformId } from './platforms.ts';

/** Direct and e-mail visits: reported by a shop, or by an analytics property without a shop. */
export const ownedChannels: readonly Channel[] = ['email', 'direct'];

export const platformChannels: Readonly<Record<PlatformId, readonly Channel[]>> = {
  google_analytics: ['organic_search', 'referral', ...ownedChannels],
  google_ads: ['paid_search', 'display'],
  facebook_ads: ['paid_social'],
  tiktok: ['paid_social'],
  snapchat: ['paid_social'],
  instagram: ['organic_social'],
  linkedin: ['organic_social'],
  twitter: ['organic_social'],
  youtube: ['organic_social'],
  pinterest: ['organic_social'],
  shopify: ownedChannels,
  woocommerce: ownedChannels,
};

export type UsualCampaign = { readonly name: string; readonly channel: Channel; readonly weight: number };

const searchAndDisplay: readonly UsualCampaign[] = [
  { name: 'Search · Brand', channel: 'paid_search', weight: 0.4 },
  { name: 'Search · Category', channel: 'paid_search', weight: 0.6 },
  { name: 'Display · Returning visitors', channel: 'display', weight: 1 },
];
const social: readonly UsualCampaign[] = [
  { name: 'Social · New people', channel: 'paid_social', weight: 0.65 },
  { name: 'Social · Returning visitors', channel: 'paid_social', weight: 0.35 },
];

export const usualCampaigns: Readonly<Partial<Record<PlatformId, readonly UsualCampaign[]>>> = {
  google_ads: searchAndDisplay,
  facebook_ads: social,
  tiktok: [{ name: 'Short video', channel: 'paid_social', weight: 0.4 }],
  snapchat: [{ name: 'Story ads', channel: 'paid_social', weight: 0.25 }],
};

/** Campaigns of a sample client, which has no real account. */
export const sampleCampaigns: readonly UsualCampaign[] = [...searchAndDisplay, ...social];
