/** Which channels each platform tells of, and which campaigns stand in an account until people tell of others. */
import type { Channel } from '../metrics/channels.ts';
import type { PlatformId } from './platforms.ts';

/** Visits of people who come by themselves or by a mail: a shop knows them best, an analytics property knows them where there is no shop. */
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

/** What runs in a connected account of which no campaign was told. */
export const usualCampaigns: Readonly<Partial<Record<PlatformId, readonly UsualCampaign[]>>> = {
  google_ads: searchAndDisplay,
  facebook_ads: social,
  tiktok: [{ name: 'Short video', channel: 'paid_social', weight: 0.4 }],
  snapchat: [{ name: 'Story ads', channel: 'paid_social', weight: 0.25 }],
};

/** What runs for a sample client, which has no account anywhere. */
export const sampleCampaigns: readonly UsualCampaign[] = [...searchAndDisplay, ...social];
