/** What is said in each industry: how companies are called, what they sell and what they ask their agency for. */
import type { industries } from '#domain/clients/clientRules.ts';

export type IndustryWords = {
  /** The last part of a company’s name. */
  readonly kinds: readonly string[];
  readonly products: readonly string[];
  /** What a campaign of theirs wants. */
  readonly goals: readonly string[];
};

export const industryWords: Readonly<Record<(typeof industries)[number], IndustryWords>> = {
  'E-commerce': {
    kinds: ['Outfitters', 'Goods', 'Home', 'Supply'],
    products: ['linen bedding', 'rain jackets', 'cast-iron pans', 'desk lamps'],
    goals: ['New customers', 'Repeat orders', 'Clearance'],
  },
  'SaaS & Technology': {
    kinds: ['Software', 'Labs', 'Cloud', 'Systems'],
    products: ['the team plan', 'invoice capture', 'the API add-on', 'shift planning'],
    goals: ['Trial sign-ups', 'Demo requests', 'Webinar seats'],
  },
  Healthcare: {
    kinds: ['Dental', 'Physio', 'Family Practice', 'Eye Care'],
    products: ['check-ups', 'whitening', 'sports injuries', 'children’s glasses'],
    goals: ['New patients', 'Online bookings', 'Recall visits'],
  },
  Education: {
    kinds: ['Academy', 'Language School', 'Tutors', 'College'],
    products: ['evening courses', 'exam preparation', 'summer school', 'the open day'],
    goals: ['Enrolments', 'Open-day visits', 'Brochure requests'],
  },
  Automotive: {
    kinds: ['Motors', 'Auto Care', 'E-Bikes', 'Tyres'],
    products: ['winter tyres', 'test drives', 'used electric cars', 'the annual service'],
    goals: ['Test drives', 'Service bookings', 'Trade-ins'],
  },
  'Real Estate': {
    kinds: ['Homes', 'Lettings', 'Property', 'Estates'],
    products: ['city flats', 'free valuations', 'new-build houses', 'holiday lets'],
    goals: ['Valuations', 'Viewings', 'Landlord leads'],
  },
  'Travel & Hospitality': {
    kinds: ['Travel', 'Lodge', 'Hotel', 'Retreats'],
    products: ['weekend breaks', 'ski weeks', 'spa days', 'city tours'],
    goals: ['Direct bookings', 'Off-season nights', 'Group enquiries'],
  },
  'Food & Restaurant': {
    kinds: ['Kitchen', 'Bakery', 'Coffee', 'Bistro'],
    products: ['the lunch menu', 'sourdough boxes', 'gift cards', 'the tasting menu'],
    goals: ['Table bookings', 'Online orders', 'Catering leads'],
  },
};
