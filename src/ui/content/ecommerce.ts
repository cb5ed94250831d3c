/** Holds the texts of the e-commerce page, with the specification's claims. */
import type { AttributionModel } from '#domain/attribution.ts';
import type { Figure } from './trust.ts';

export const ecommerceFigures: readonly Figure[] = [
  { value: '500M+', label: 'data points processed' },
  { value: '50+', label: 'data sources' },
  { value: 'Under 100ms', label: 'average response' },
  { value: '99.9%', label: 'uptime' },
];

export const ecommerceParts = {
  attribution: {
    title: 'Revenue Attribution',
    text: 'Orders have more than one cause. Compare first-touch, last-touch and multi-touch attribution before you move budget.',
  },
  journey: {
    title: 'Customer Journey Analytics',
    text: 'Follow the path from first ad to checkout: how long it takes, which channels it crosses, and where people drop off.',
  },
  cohorts: {
    title: 'Cohort Analysis',
    text: 'Group customers by the month of their first order and see which cohorts keep buying.',
  },
  roi: {
    title: 'ROI Optimization',
    text: 'Net revenue against spend by channel, and the point of diminishing returns.',
  },
} as const;

export const exampleOrder = {
  cents: 12_000,
  contacts: ['Instagram ad', 'Newsletter', 'Google Ads'],
} as const;

export const modelLabels: Readonly<Record<AttributionModel, string>> = {
  first: 'First touch',
  linear: 'All touches',
  last: 'Last touch',
};

/** Invented example: of 100 first orders in a month, how many customers have ordered again by the end of each later month. */
export const exampleCohorts = [
  { month: 'January', again: [12, 19, 24, 27] },
  { month: 'February', again: [15, 23, 29] },
  { month: 'March', again: [21, 31] },
  { month: 'April', again: [22] },
] as const;

/** Invented example: of 1,000 visits, how many reach each step. */
export const exampleJourney = [
  { step: 'Visit', count: 1_000 },
  { step: 'Product view', count: 620 },
  { step: 'Basket', count: 140 },
  { step: 'Order', count: 46 },
] as const;

/** Invented example of diminishing returns: spend and revenue in US dollars. */
export const exampleReturns = [
  { spend: 2_000, revenue: 9_000 },
  { spend: 4_000, revenue: 16_000 },
  { spend: 6_000, revenue: 20_500 },
  { spend: 8_000, revenue: 22_500 },
] as const;
