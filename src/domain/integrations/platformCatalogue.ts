/** Defines the catalogue of integrations with metrics, dimensions and permissions. */
import { matcherOf } from '../text/searchText.ts';
import { morePlatforms, type PlatformFacts, readsOnly } from './morePlatforms.ts';
import {
  categoryLabels,
  type PlatformCategory,
  type PlatformId,
  platformIds,
  platformNames,
} from './platforms.ts';

export const platformCatalogue: Readonly<Record<PlatformId, PlatformFacts>> = {
  google_analytics: {
    category: 'analytics',
    summary: 'How people find a site and what they do there.',
    attribution: '90 days, data-driven',
    metrics: ['Sessions', 'Users', 'Engagement rate', 'Conversions', 'Revenue'],
    dimensions: ['Channel', 'Landing page', 'Country', 'Device'],
    scopes: ['Read reports of the web property', 'Read which conversions are defined', readsOnly],
  },
  facebook_ads: {
    category: 'advertising',
    summary: 'What paid campaigns on Facebook cost and return.',
    attribution: '7-day click, 1-day view',
    metrics: ['Spend', 'Impressions', 'Clicks', 'Cost per click', 'Purchases', 'Return on ad spend'],
    dimensions: ['Campaign', 'Ad set', 'Placement', 'Age group'],
    scopes: ['Read campaigns, ad sets and ads', 'Read spend and results', readsOnly],
  },
  instagram: {
    category: 'social',
    summary: 'How a profile grows and which posts are noticed.',
    attribution: null,
    metrics: ['Followers', 'Reach', 'Profile visits', 'Interactions'],
    dimensions: ['Post', 'Format', 'Day and hour'],
    scopes: ['Read posts and stories of the profile', 'Read reach and interactions', readsOnly],
  },
  linkedin: {
    category: 'social',
    summary: 'How a company page reaches the people of a trade.',
    attribution: null,
    metrics: ['Followers', 'Impressions', 'Clicks', 'Leads'],
    dimensions: ['Post', 'Job function', 'Company size'],
    scopes: ['Read posts of the page', 'Read followers by trade, not by name', readsOnly],
  },
  twitter: {
    category: 'social',
    summary: 'How far posts travel and what people answer.',
    attribution: null,
    metrics: ['Followers', 'Impressions', 'Replies', 'Reposts'],
    dimensions: ['Post', 'Topic', 'Day and hour'],
    scopes: ['Read public posts of the profile', 'Read impressions and replies', readsOnly],
  },
  tiktok: {
    category: 'advertising',
    summary: 'What short video ads cost and how long they are watched.',
    attribution: '7-day click, 1-day view',
    metrics: ['Spend', 'Video views', 'Watch time', 'Clicks', 'Conversions'],
    dimensions: ['Campaign', 'Video', 'Age group', 'Country'],
    scopes: ['Read campaigns and videos', 'Read spend and results', readsOnly],
  },
  google_ads: {
    category: 'advertising',
    summary: 'What search and display campaigns cost and bring.',
    attribution: '30-day click',
    metrics: ['Cost', 'Clicks', 'Conversions', 'Cost per conversion', 'Impression share'],
    dimensions: ['Campaign', 'Ad group', 'Keyword', 'Device'],
    scopes: ['Read campaigns, ad groups and keywords', 'Read cost and conversions', readsOnly],
  },
  youtube: {
    category: 'social',
    summary: 'How a channel grows and where viewers leave.',
    attribution: null,
    metrics: ['Views', 'Watch time', 'Subscribers', 'Average view length'],
    dimensions: ['Video', 'Traffic source', 'Country'],
    scopes: ['Read videos of the channel', 'Read views and watch time', readsOnly],
  },
  pinterest: {
    category: 'social',
    summary: 'Which pins are kept and which lead to the site.',
    attribution: null,
    metrics: ['Impressions', 'Saves', 'Outbound clicks'],
    dimensions: ['Pin', 'Board', 'Interest'],
    scopes: ['Read pins and boards', 'Read saves and clicks', readsOnly],
  },
  snapchat: {
    category: 'advertising',
    summary: 'What ads between stories cost and who swipes up.',
    attribution: '28-day click, 1-day view',
    metrics: ['Spend', 'Impressions', 'Swipe-ups', 'Installs'],
    dimensions: ['Campaign', 'Ad', 'Age group'],
    scopes: ['Read campaigns and ads', 'Read spend and results', readsOnly],
  },
  shopify: {
    category: 'commerce',
    summary: 'What a shop sells, to how many, and how often they return.',
    attribution: 'Last click before the order',
    metrics: ['Orders', 'Revenue', 'Average order value', 'Returning customers', 'Refunds'],
    dimensions: ['Product', 'Collection', 'Sales channel', 'Country'],
    scopes: ['Read orders without names and addresses', 'Read products and collections', readsOnly],
  },
  woocommerce: {
    category: 'commerce',
    summary: 'Orders and products of a shop on WordPress.',
    attribution: 'Last click before the order',
    metrics: ['Orders', 'Revenue', 'Average order value', 'Refunds'],
    dimensions: ['Product', 'Category', 'Coupon', 'Country'],
    scopes: ['Read orders without names and addresses', 'Read products and coupons', readsOnly],
  },
  ...morePlatforms,
};

export type PlatformSearch = {
  /** Every word must occur in name, category, summary, metrics or dimensions; empty matches all. */
  readonly q?: string | undefined;
  readonly category?: PlatformCategory | undefined;
};

const textOf = (platform: PlatformId): string => {
  const { category, summary, metrics, dimensions } = platformCatalogue[platform];
  return [platformNames[platform], categoryLabels[category], summary, ...metrics, ...dimensions].join(' ');
};

export const findPlatforms = ({ q = '', category }: PlatformSearch): readonly PlatformId[] => {
  const hasWords = matcherOf(q);
  return platformIds.filter(
    (platform) =>
      (category === undefined || platformCatalogue[platform].category === category) &&
      hasWords(textOf(platform)),
  );
};
