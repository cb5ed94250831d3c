/** Lists the website pages of demo clients by industry, for visit starts, orders and leads. */

import type { Channel } from '../metrics/channels.ts';
import { ownValue } from '../ownValue.ts';

type Site = {
  readonly landing: readonly string[];
  readonly pages: readonly string[];
  readonly order: string;
  readonly lead: string;
};

const shop: Site = {
  landing: ['/sale', '/new-arrivals', '/gift-sets'],
  pages: [
    '/products/sea-salt-soap',
    '/collections/bath',
    '/products/body-oil',
    '/journal',
    '/shipping',
    '/reviews',
  ],
  order: '/checkout/thank-you',
  lead: '/newsletter/welcome',
};

const sites: Readonly<Record<string, Site>> = {
  'E-commerce': shop,
  'SaaS & Technology': {
    landing: ['/demo', '/compare', '/webinar'],
    pages: [
      '/pricing',
      '/features',
      '/docs/getting-started',
      '/blog/release-notes',
      '/customers',
      '/integrations',
    ],
    order: '/signup/complete',
    lead: '/demo/booked',
  },
  Healthcare: {
    landing: ['/book', '/new-patients', '/check-up'],
    pages: ['/services', '/doctors', '/opening-hours', '/services/physiotherapy', '/insurance', '/contact'],
    order: '/book/confirmed',
    lead: '/contact/sent',
  },
  Education: {
    landing: ['/open-day', '/scholarships', '/courses/data-analysis'],
    pages: ['/courses', '/courses/web-design', '/admissions', '/teachers', '/prices', '/stories'],
    order: '/enrol/confirmed',
    lead: '/prospectus/sent',
  },
  Automotive: {
    landing: ['/test-drive', '/offers', '/lease'],
    pages: ['/models', '/models/city', '/models/estate', '/charging', '/service', '/dealers'],
    order: '/order/confirmed',
    lead: '/test-drive/booked',
  },
  'Real Estate': {
    landing: ['/valuation', '/new-homes', '/open-house'],
    pages: ['/for-sale', '/to-rent', '/areas/old-town', '/guides/first-home', '/agents', '/contact'],
    order: '/reservation/confirmed',
    lead: '/viewing/booked',
  },
  'Travel & Hospitality': {
    landing: ['/deals', '/last-minute', '/winter-sun'],
    pages: ['/destinations', '/hotels', '/destinations/lisbon', '/itineraries', '/travel-guide', '/faq'],
    order: '/booking/confirmed',
    lead: '/newsletter/welcome',
  },
  'Food & Restaurant': {
    landing: ['/reservations', '/menu/lunch', '/gift-cards'],
    pages: ['/menu', '/menu/wine', '/opening-hours', '/events', '/story', '/find-us'],
    order: '/reservations/confirmed',
    lead: '/events/request-sent',
  },
};

const anySite: Site = {
  landing: ['/offer', '/welcome', '/campaign'],
  pages: ['/services', '/about', '/prices', '/blog', '/references', '/contact'],
  order: '/order/confirmed',
  lead: '/contact/sent',
};

/** Fractions of a channel's visits that begin on the home page or a landing page. */
const beginnings: Readonly<Record<Channel, readonly [home: number, landing: number]>> = {
  paid_search: [0.1, 0.7],
  paid_social: [0.06, 0.8],
  display: [0.14, 0.74],
  organic_search: [0.24, 0.08],
  organic_social: [0.3, 0.2],
  email: [0.12, 0.68],
  direct: [0.58, 0.08],
  referral: [0.34, 0.12],
};

const pick = (pages: readonly string[], chance: number): string =>
  pages[Math.floor(chance * chance * pages.length)] ?? '/';

export type PageWish = {
  readonly channel: Channel;
  readonly kind: 'visit' | 'order' | 'lead';
  /** In [0, 1): the kind of page, and the page within it. */
  readonly sort: number;
  readonly page: number;
};

export const visitPage = (industry: string, { channel, kind, sort, page }: PageWish): string => {
  const site = ownValue(sites, industry) ?? anySite;
  if (kind !== 'visit') return site[kind];
  const [home, landing] = beginnings[channel];
  if (sort < home) return '/';
  return pick(sort < home + landing ? site.landing : site.pages, page);
};
