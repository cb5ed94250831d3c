/** Lists words for companies of each industry: names, leaders, products and campaign goals. */
import type { industries } from '#domain/clients/clientRules.ts';

export type IndustryWords = {
  readonly kinds: readonly string[];
  readonly products: readonly string[];
  /** By the last part of the name, for companies whose products differ from the rest of their industry. */
  readonly productsOf?: Readonly<Record<string, readonly string[]>>;
  readonly goals: readonly string[];
  readonly leads: readonly string[];
  readonly marketers: readonly string[];
};

export const industryWords: Readonly<Record<(typeof industries)[number], IndustryWords>> = {
  'E-commerce': {
    kinds: ['Outfitters', 'Goods', 'Home', 'Supply'],
    products: ['linen bedding', 'rain jackets', 'cast-iron pans', 'desk lamps'],
    goals: ['New customers', 'Repeat orders', 'Clearance orders'],
    leads: ['Founder', 'Owner', 'Managing director'],
    marketers: ['E-commerce manager', 'Head of marketing', 'Marketplace manager'],
  },
  'SaaS & Technology': {
    kinds: ['Software', 'Labs', 'Cloud', 'Systems'],
    products: ['the team plan', 'invoice capture', 'the API add-on', 'shift planning'],
    goals: ['Trial sign-ups', 'Demo requests', 'Webinar seats'],
    leads: ['Co-founder', 'Chief executive', 'VP of marketing'],
    marketers: ['Head of growth', 'Demand generation manager', 'Product marketing manager'],
  },
  Healthcare: {
    kinds: ['Dental', 'Physio', 'Family Practice', 'Eye Care'],
    products: ['check-ups', 'whitening', 'sports injuries', 'children’s glasses'],
    productsOf: {
      Clinic: ['check-ups', 'travel vaccinations', 'sports injuries', 'flu jabs'],
      Physio: ['gait analysis', 'back pain courses', 'sports injuries', 'home visits'],
      'Eye Care': ['eye tests', 'contact lenses', 'varifocals', 'children’s glasses'],
    },
    goals: ['New patients', 'Online bookings', 'Recall visits'],
    leads: ['Practice owner', 'Clinical director', 'Practice manager'],
    marketers: ['Patient coordinator', 'Marketing manager', 'Reception lead'],
  },
  Education: {
    kinds: ['Academy', 'Language School', 'Tutors', 'College'],
    products: ['evening courses', 'exam preparation', 'summer school', 'the open day'],
    goals: ['Enrolments', 'Open-day visits', 'Brochure requests'],
    leads: ['Principal', 'Founder', 'Managing director'],
    marketers: ['Admissions lead', 'Head of marketing', 'Student recruitment officer'],
  },
  Automotive: {
    kinds: ['Motors', 'Auto Care', 'E-Bikes', 'Tyres'],
    products: ['winter tyres', 'test drives', 'used electric cars', 'the annual service'],
    productsOf: {
      'E-Bikes': ['city e-bikes', 'cargo bikes', 'used e-bikes', 'the annual service'],
      'Auto Care': ['winter tyres', 'brake checks', 'air conditioning', 'the annual service'],
      Motors: ['company cars', 'the new estate', 'used electric cars', 'the annual service'],
    },
    goals: ['Test drives', 'Service bookings', 'Trade-ins'],
    leads: ['Owner', 'Managing director', 'General manager'],
    marketers: ['Marketing manager', 'Sales manager', 'Customer service lead'],
  },
  'Real Estate': {
    kinds: ['Homes', 'Lettings', 'Property', 'Estates'],
    products: ['city flats', 'country houses', 'new-build houses', 'holiday lets'],
    goals: ['Valuations', 'Viewings', 'Landlord leads'],
    leads: ['Managing partner', 'Owner', 'Branch director'],
    marketers: ['Marketing manager', 'Listings manager', 'Head of lettings'],
  },
  'Travel & Hospitality': {
    kinds: ['Travel', 'Lodge', 'Hotel', 'Retreats'],
    products: ['weekend breaks', 'ski weeks', 'spa days', 'city tours'],
    productsOf: {
      Lodge: ['weekend breaks', 'ski weeks', 'spa days', 'family weeks'],
      Retreats: ['weekend breaks', 'silent weeks', 'spa days', 'yoga weeks'],
    },
    goals: ['Direct bookings', 'Off-season nights', 'Group enquiries'],
    leads: ['General manager', 'Owner', 'Managing director'],
    marketers: ['Reservations manager', 'Head of marketing', 'Revenue manager'],
  },
  'Food & Restaurant': {
    kinds: ['Kitchen', 'Bakery', 'Coffee', 'Bistro'],
    products: ['the lunch menu', 'sourdough boxes', 'gift cards', 'the tasting menu'],
    productsOf: {
      Bakery: ['lunch boxes', 'sourdough boxes', 'gift cards', 'weekend brunch'],
      Bistro: ['the lunch menu', 'wine evenings', 'gift cards', 'the tasting menu'],
    },
    goals: ['Table bookings', 'Online orders', 'Catering leads'],
    leads: ['Owner and chef', 'Owner', 'Managing director'],
    marketers: ['Operations manager', 'Marketing manager', 'Events manager'],
  },
};
