/** Holds further texts of the features page; figures, platforms and plans are the specification's. */
import type { Figure } from './trust.ts';

export const featuresHero = {
  title: 'From raw numbers to a report that gets read',
  lead: 'Connect your platforms, define each metric once, and let reports write themselves. You add the judgement.',
} as const;

export const featuresFigures: readonly Figure[] = [
  { value: '500M+', label: 'data points processed' },
  { value: 'Under 100ms', label: 'average response' },
  { value: '50+', label: 'platform integrations' },
  { value: '99.9%', label: 'uptime' },
];

/** Twelve names of platforms; no logos (ruling D26). */
export const shownPlatforms = [
  'Google Analytics',
  'Facebook Ads',
  'Instagram',
  'LinkedIn',
  'Twitter',
  'TikTok',
  'Google Ads',
  'YouTube',
  'Pinterest',
  'Snapchat',
  'Shopify',
  'WooCommerce',
] as const;

export const morePlatforms = 'And 40+ more platforms with custom API support';

export const trialNote = 'No credit card required, 14-day free trial, cancel anytime';

export type PlanPitch = {
  readonly plan: 'starter' | 'pro' | 'enterprise';
  readonly text: string;
  /** Marketing texts, never a limit that is checked (ruling D7). */
  readonly points: readonly string[];
};

export const planPitches: readonly PlanPitch[] = [
  {
    plan: 'starter',
    text: 'For your first clients.',
    points: ['Basic dashboard', '10+ core integrations', 'Up to 3 team members', '10K API calls/month'],
  },
  {
    plan: 'pro',
    text: 'For growing agencies with regular reporting.',
    points: [
      'Advanced visualization',
      'Automated reports',
      '50+ integrations',
      'Unlimited team members',
      'Client portals',
      'White-label reports',
      '100K API calls',
      '99.9% SLA',
    ],
  },
  {
    plan: 'enterprise',
    text: 'For agencies that sell the platform as their own.',
    points: [
      'AI/ML suite',
      'Full white-label with custom domain',
      'SSO/SAML',
      'Audit trails',
      'Unlimited API calls',
      'API marketplace with 200+ integrations',
      'Competitor analysis',
      'Real-time intelligence',
    ],
  },
];
