/** Defines the platforms beyond the twelve of the specification: each of a kind brings the same figures. */
import type { PlatformCategory } from './platforms.ts';

export type PlatformFacts = {
  readonly category: PlatformCategory;
  readonly summary: string;
  /** The time after an ad for which the platform claims a conversion; null: it counts none. */
  readonly attribution: string | null;
  readonly metrics: readonly string[];
  readonly dimensions: readonly string[];
  /** Permissions shown at consent in plain words; all are read-only. */
  readonly scopes: readonly string[];
};

export const readsOnly = 'Read the name and time zone of the account';

const advertising = (summary: string, attribution: string): PlatformFacts => ({
  category: 'advertising',
  summary,
  attribution,
  metrics: ['Spend', 'Impressions', 'Clicks', 'Conversions', 'Cost per conversion'],
  dimensions: ['Campaign', 'Ad', 'Device', 'Country'],
  scopes: ['Read campaigns and ads', 'Read spend and results', readsOnly],
});

const social = (summary: string): PlatformFacts => ({
  category: 'social',
  summary,
  attribution: null,
  metrics: ['Followers', 'Impressions', 'Interactions'],
  dimensions: ['Post', 'Format', 'Day and hour'],
  scopes: ['Read public posts of the profile', 'Read reach and interactions', readsOnly],
});

const analytics = (summary: string): PlatformFacts => ({
  category: 'analytics',
  summary,
  attribution: 'Last visit before the goal',
  metrics: ['Sessions', 'Users', 'Conversions', 'Revenue'],
  dimensions: ['Channel', 'Landing page', 'Country', 'Device'],
  scopes: ['Read reports of the site', 'Read which goals are defined', readsOnly],
});

const email = (summary: string): PlatformFacts => ({
  category: 'email',
  summary,
  attribution: '5-day click',
  metrics: ['Sessions', 'Conversions', 'Revenue', 'Subscribers'],
  dimensions: ['Campaign', 'List', 'Day and hour'],
  scopes: ['Read campaigns without addresses', 'Read opens, clicks and orders', readsOnly],
});

const commerce = (summary: string): PlatformFacts => ({
  category: 'commerce',
  summary,
  attribution: 'Last click before the order',
  metrics: ['Orders', 'Revenue', 'Average order value', 'Refunds'],
  dimensions: ['Product', 'Category', 'Coupon', 'Country'],
  scopes: ['Read orders without names and addresses', 'Read products and coupons', readsOnly],
});

export const morePlatforms = {
  microsoft_ads: advertising('What search campaigns on Bing cost and bring.', '30-day click'),
  apple_search_ads: advertising(
    'What ads in the App Store cost and how many installs follow.',
    '30-day click',
  ),
  amazon_ads: advertising('What sponsored products cost and sell.', '14-day click'),
  walmart_connect: advertising('What sponsored products at Walmart cost and sell.', '14-day click'),
  linkedin_ads: advertising(
    'What campaigns for trades and job titles cost and bring.',
    '30-day click, 7-day view',
  ),
  pinterest_ads: advertising('What promoted pins cost and lead to.', '30-day click, 1-day view'),
  x_ads: advertising('What promoted posts cost and who follows them.', '30-day click, 1-day view'),
  reddit_ads: advertising('What ads in communities cost and bring.', '28-day click, 1-day view'),
  quora_ads: advertising('What ads beside questions cost and bring.', '28-day click'),
  spotify_ads: advertising('How many people hear an audio ad and what it costs.', '14-day view'),
  criteo: advertising('What retargeting costs and sells.', '30-day click, 1-day view'),
  taboola: advertising('What native ads on news sites cost and bring.', '30-day click, 1-day view'),
  outbrain: advertising('What recommended content costs and leads to.', '30-day click, 1-day view'),
  adroll: advertising('What retargeting across sites costs and brings.', '30-day click, 7-day view'),
  trade_desk: advertising('What programmatic campaigns cost and reach.', '30-day click, 14-day view'),
  display_video_360: advertising(
    'What programmatic display and video cost and reach.',
    '30-day click, 1-day view',
  ),
  facebook_pages: social('How a page reaches its followers.'),
  threads: social('How posts spread and who answers.'),
  bluesky: social('How a profile grows and which posts are shared.'),
  mastodon: social('How posts travel across servers.'),
  reddit: social('Which posts of a profile are read and discussed.'),
  twitch: social('How long streams are watched and who follows.'),
  vimeo: social('How videos are watched on any site.'),
  tumblr: social('Which posts of a blog are shared.'),
  matomo: analytics('Visits of a site, measured on a server of your own.'),
  plausible: analytics('Visits of a site without cookies.'),
  fathom: analytics('Visits of a site in one page of figures.'),
  adobe_analytics: analytics('How visitors move through large sites.'),
  piwik_pro: analytics('Visits of a site with consent on record.'),
  mixpanel: analytics('What people do in a product.'),
  mailchimp: email('What campaigns and flows in Mailchimp bring.'),
  klaviyo: email('What campaigns and flows in Klaviyo bring.'),
  brevo: email('What campaigns and flows in Brevo bring.'),
  activecampaign: email('What campaigns and flows in ActiveCampaign bring.'),
  mailerlite: email('What campaigns and flows in MailerLite bring.'),
  bigcommerce: commerce('Orders and products of a shop on BigCommerce.'),
  adobe_commerce: commerce('Orders and products of a shop on Adobe Commerce.'),
  prestashop: commerce('Orders and products of a shop on PrestaShop.'),
  wix_stores: commerce('Orders and products of a shop on Wix Stores.'),
  ecwid: commerce('Orders and products of a shop on Ecwid.'),
  search_visibility: {
    category: 'analytics',
    summary: 'Estimated search positions of a client and its competitors. Made-up figures.',
    attribution: null,
    metrics: ['Position', 'Share of voice', 'Visibility', 'Backlinks', 'Ads seen', 'Review rating'],
    dimensions: ['Keyword', 'Topic', 'Domain'],
    scopes: ['Read which keywords are followed', 'Read positions of the sites that you name', readsOnly],
  },
} as const;
