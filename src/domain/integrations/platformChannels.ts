/** Lists the channels of each platform, and the default campaigns of an account. */
import type { Channel } from '../metrics/channels.ts';
import type { PlatformId } from './platforms.ts';

/** Direct and e-mail visits: reported by a shop, or by an analytics property without a shop. */
export const ownedChannels: readonly Channel[] = ['email', 'direct'];

const ofSites: readonly Channel[] = ['organic_search', 'referral', ...ownedChannels];

export const platformChannels: Readonly<Record<PlatformId, readonly Channel[]>> = {
  google_analytics: ofSites,
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
  microsoft_ads: ['paid_search'],
  apple_search_ads: ['paid_search'],
  amazon_ads: ['paid_search'],
  walmart_connect: ['paid_search'],
  linkedin_ads: ['paid_social'],
  pinterest_ads: ['paid_social'],
  x_ads: ['paid_social'],
  reddit_ads: ['paid_social'],
  quora_ads: ['paid_social'],
  spotify_ads: ['display'],
  criteo: ['display'],
  taboola: ['display'],
  outbrain: ['display'],
  adroll: ['display'],
  trade_desk: ['display'],
  display_video_360: ['display'],
  facebook_pages: ['organic_social'],
  threads: ['organic_social'],
  bluesky: ['organic_social'],
  mastodon: ['organic_social'],
  reddit: ['organic_social'],
  twitch: ['organic_social'],
  vimeo: ['organic_social'],
  tumblr: ['organic_social'],
  matomo: ofSites,
  plausible: ofSites,
  fathom: ofSites,
  adobe_analytics: ofSites,
  piwik_pro: ofSites,
  mixpanel: ofSites,
  mailchimp: ['email'],
  klaviyo: ['email'],
  brevo: ['email'],
  activecampaign: ['email'],
  mailerlite: ['email'],
  bigcommerce: ownedChannels,
  adobe_commerce: ownedChannels,
  prestashop: ownedChannels,
  wix_stores: ownedChannels,
  ecwid: ownedChannels,
  // Positions and estimates of a market; visits come from the client's own analytics.
  search_visibility: [],
};

/** The days of history that a platform delivers from before it was connected, where they are not two years. */
const depths: Readonly<Partial<Record<PlatformId, number>>> = {
  microsoft_ads: 1095,
  amazon_ads: 365,
  walmart_connect: 365,
  x_ads: 365,
  quora_ads: 365,
  spotify_ads: 365,
  trade_desk: 395,
  matomo: 1095,
  plausible: 1095,
  fathom: 1095,
  adobe_analytics: 760,
  piwik_pro: 760,
  mixpanel: 1095,
};

export const backFillDays = (platform: PlatformId): number => depths[platform] ?? 730;

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

const searchOnly: readonly UsualCampaign[] = [{ name: 'Search · All', channel: 'paid_search', weight: 0.2 }];
const socialOnly: readonly UsualCampaign[] = [{ name: 'Social · All', channel: 'paid_social', weight: 0.2 }];
const displayOnly: readonly UsualCampaign[] = [{ name: 'Display · All', channel: 'display', weight: 0.2 }];

export const usualCampaigns: Readonly<Partial<Record<PlatformId, readonly UsualCampaign[]>>> = {
  google_ads: searchAndDisplay,
  facebook_ads: social,
  tiktok: [{ name: 'Short video', channel: 'paid_social', weight: 0.4 }],
  microsoft_ads: searchOnly,
  apple_search_ads: searchOnly,
  amazon_ads: searchOnly,
  walmart_connect: searchOnly,
  linkedin_ads: socialOnly,
  pinterest_ads: socialOnly,
  x_ads: socialOnly,
  reddit_ads: socialOnly,
  quora_ads: socialOnly,
  spotify_ads: displayOnly,
  criteo: displayOnly,
  taboola: displayOnly,
  outbrain: displayOnly,
  adroll: displayOnly,
  trade_desk: displayOnly,
  display_video_360: displayOnly,
  snapchat: [{ name: 'Story ads', channel: 'paid_social', weight: 0.25 }],
};

/** Campaigns of a sample client, which has no real account. */
export const sampleCampaigns: readonly UsualCampaign[] = [...searchAndDisplay, ...social];
