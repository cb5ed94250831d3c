/** Holds the texts of the industries page: eight industries with typical cases of manual reporting. */

import { type RoiInputs, roiDefaults } from '#domain/roi/roiInputs.ts';
import { roiResults, savedPercent } from '#domain/roi/roiResults.ts';
import { formatAmount, formatHours } from '#domain/roi/roiTexts.ts';

export type Industry = {
  /** Slug below `/industries` for an industry with a page of its own, and its anchor here. */
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly features: readonly string[];
  readonly measures: readonly string[];
  readonly typical: Pick<RoiInputs, 'clientCount' | 'hoursPerReport' | 'reportFrequency'>;
};

export const industries: readonly Industry[] = [
  {
    id: 'ecommerce',
    name: 'E-commerce',
    question: 'Which spend drives orders?',
    features: [
      'Revenue by channel, campaign and product line',
      'Shopify and WooCommerce next to the ad platforms',
      'First orders separate from repeat orders',
      'Returns deducted before channels get credit',
    ],
    measures: ['ROAS', 'average order value', 'repeat rate'],
    typical: { clientCount: 12, hoursPerReport: 6, reportFrequency: 4 },
  },
  {
    id: 'saas',
    name: 'SaaS & Technology',
    question: 'Do trials turn into customers?',
    features: [
      'From first visit to trial to paid, in one funnel',
      'Cost per trial and per customer by channel',
      'Sign-up cohorts by month',
      'Content and search next to paid campaigns',
    ],
    measures: ['cost per trial', 'trial-to-paid rate', 'payback'],
    typical: { clientCount: 8, hoursPerReport: 10, reportFrequency: 2 },
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    question: 'How do patients find the practice?',
    features: [
      'Appointment requests by source, without personal data',
      'Calls, forms and bookings counted together',
      'One report for each location',
      'Role-based access and an audit trail',
    ],
    measures: ['cost per appointment', 'call share', 'local visibility'],
    typical: { clientCount: 15, hoursPerReport: 5, reportFrequency: 2 },
  },
  {
    id: 'education',
    name: 'Education',
    question: 'What fills the next intake?',
    features: [
      'Enquiry to application to enrolment',
      'Intakes compared at the same point before start',
      'Programmes side by side',
      'Open days and webinars as campaigns',
    ],
    measures: ['cost per application', 'enrolment rate', 'lead time'],
    typical: { clientCount: 6, hoursPerReport: 9, reportFrequency: 2 },
  },
  {
    id: 'automotive',
    name: 'Automotive',
    question: 'Which leads reach the showroom?',
    features: [
      'Test drives and calls by model and dealer',
      'Regional spend against regional leads',
      'Stock feeds and search in one view',
      'A portal for each dealer, a total for the group',
    ],
    measures: ['cost per test drive', 'lead-to-visit rate', 'spend per dealer'],
    typical: { clientCount: 20, hoursPerReport: 4, reportFrequency: 4 },
  },
  {
    id: 'realestate',
    name: 'Real Estate',
    question: 'Which listings sell, and through what?',
    features: [
      'Enquiries and viewings by listing',
      'Portals, search and social compared',
      'Reports that owners understand',
      'Seasons compared with the year before',
    ],
    measures: ['cost per viewing', 'days to offer', 'enquiry rate'],
    typical: { clientCount: 14, hoursPerReport: 3, reportFrequency: 4 },
  },
  {
    id: 'travel',
    name: 'Travel & Hospitality',
    question: 'Are direct bookings growing?',
    features: [
      'Direct bookings against booking portals',
      'Booking windows by market',
      'Occupancy goals with pacing',
      'Campaigns by season and by property',
    ],
    measures: ['direct share', 'cost per booking', 'booking window'],
    typical: { clientCount: 9, hoursPerReport: 7, reportFrequency: 4 },
  },
  {
    id: 'food',
    name: 'Food & Restaurant',
    question: 'What brings guests on a Tuesday?',
    features: [
      'Reservations and orders by day and hour',
      'Local search, maps and social in one report',
      'Delivery platforms next to own orders',
      'Each location, and the whole group',
    ],
    measures: ['cost per reservation', 'orders by daypart', 'review rating'],
    typical: { clientCount: 18, hoursPerReport: 3, reportFrequency: 4 },
  },
];

export type IndustryClaim = { readonly value: string; readonly label: string };

/** Savings of automated reporting at the default hourly rate, by the formulas of the ROI calculator. */
export const industryClaims = ({ typical }: Industry): readonly IndustryClaim[] => {
  const results = roiResults({ ...roiDefaults, ...typical });
  return [
    { value: formatHours(Math.round(results.monthlyHoursSaved)), label: 'saved every month' },
    { value: formatAmount(results.yearlySavings), label: 'saved a year' },
  ];
};

export const claimBasis = ({ typical }: Industry): string =>
  `${typical.clientCount} clients, ${typical.hoursPerReport} hours a report, ${typical.reportFrequency} reports each a month, at $${roiDefaults.hourlyRate} an hour, with ${savedPercent}% of it automated.`;
