/** Holds the texts of the start page, with the specification's claims. */
import { productName } from '#domain/product.ts';
import type { Figure } from './trust.ts';

export const loaderText = `Loading ${productName}...`;

export const landingHero = {
  title: 'Reports your clients read to the end',
  lead: `${productName} brings every client’s numbers into one workspace and turns them into reports that answer one question: is it working?`,
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
  { title: 'SOC 2 Type II', text: 'Audited over a full year, not at a single point in time.' },
  { title: 'GDPR', text: 'We keep only the personal data we need and delete it on request.' },
  { title: 'ISO 27001', text: 'Access rights are documented and reviewed regularly.' },
  {
    title: 'Enterprise SSO (SAML and OIDC)',
    text: 'Your team signs in with your identity provider. Remove access in one click.',
  },
];

export const landingFeatures = {
  clients: {
    title: 'Every client on one page',
    text: '50+ data sources, one set of definitions. See which clients are growing and which need a call.',
  },
  whiteLabel: {
    title: 'Your name on it',
    text: 'Your logo, your colours, your domain. Clients open a portal that looks like you built it.',
  },
  history: {
    title: 'Nothing gets lost',
    text: 'Every change is recorded in an append-only log: who, what, when, and the previous value.',
  },
  working: {
    title: 'Answers that show their working',
    text: 'Open any figure to see the formula and the rows behind it.',
  },
} as const;
