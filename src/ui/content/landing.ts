/** Holds the texts of the start page, with the specification's claims. */
import { productName } from '#domain/product.ts';
import type { Figure } from './trust.ts';

export const loaderText = `Loading ${productName}...`;

export const landingHero = {
  title: 'Reports your clients read to the end',
  lead: `${productName} brings the numbers of all your clients into one workspace and turns them into reports that answer the question behind them: is it working?`,
  note: 'No credit card required. Set up in 5 minutes, cancel anytime.',
} as const;

export const landingFigures: readonly Figure[] = [
  { value: '50K+', label: 'active users' },
  { value: '1000+', label: 'agencies' },
  { value: '99.9%', label: 'uptime' },
  { value: '4.9', label: 'average rating, out of 5' },
];

export const trustedBy = [
  'Brightside Media',
  'Kestrel & Co',
  'Paper Lantern',
  'Octave Digital',
  'Marlow Street',
  'Northfold',
] as const;

export type SecurityBadge = { readonly title: string; readonly text: string };

export const securityBadges: readonly SecurityBadge[] = [
  { title: 'SOC 2 Type II', text: 'Audited over the whole year, not on a single day.' },
  { title: 'GDPR', text: 'Personal data is kept to what is needed, and leaves when you ask.' },
  { title: 'ISO 27001', text: 'Access rights are documented and reviewed.' },
  {
    title: 'Enterprise SSO (SAML and OIDC)',
    text: 'Your people sign in where they always do, and leave with one click.',
  },
];

export const landingFeatures = {
  clients: {
    title: 'Every client on one page',
    text: '50+ data sources, one set of definitions. See who is growing and who needs a call, compared with the weeks before.',
  },
  whiteLabel: {
    title: 'Your name on it',
    text: 'Your logo, your colours, your domain. Clients open a portal that looks like you built it.',
  },
  history: {
    title: 'Nothing gets lost',
    text: 'Every change is kept in an append-only log: who did what, when, and what it was before.',
  },
  working: {
    title: 'Answers that show their working',
    text: 'Each key figure is a ratio of sums, and opens up to the sums it is made of.',
  },
} as const;
