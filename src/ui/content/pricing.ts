/** Holds the texts of the pricing page: marketing of the specification (S2.14), never used for a check (ruling D7). */
import type { PlanLimits, PlanName } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';

export type Offer = {
  readonly plan: Exclude<PlanName, 'agency_plus'>;
  readonly bestFor: string;
  readonly points: readonly string[];
};

export const mostPopular = 'Most Popular';

export const offers: readonly Offer[] = [
  {
    plan: 'starter',
    bestFor: 'For consultants and small agencies.',
    points: ['Up to 5 clients', 'Basic analytics', 'Core integrations', 'Email support'],
  },
  {
    plan: 'pro',
    bestFor: 'For agencies that explain results, not only report them.',
    points: [
      'Up to 25 clients',
      'AI insights',
      'Advanced analytics',
      'Priority support',
      'White-label reports',
    ],
  },
  {
    plan: 'enterprise',
    bestFor: 'For agencies that need unlimited clients and their own domain.',
    points: [
      'Unlimited clients',
      'Full white-label platform',
      'Custom domain',
      'Enterprise security',
      '24/7 support',
    ],
  },
];

export const allPlansInclude = [
  'Real-time Analytics',
  'Custom Dashboards',
  'Data Export',
  'Mobile App Access',
] as const;

/** The promises of the trial (S2.21). */
export const trialPromises = ['Free 14-day trial', 'No credit card required', 'Cancel anytime'] as const;

export const agencyPlusExtras = [
  { name: 'Reseller program', value: 'up to 70% revenue share' },
  { name: 'Multi-tenant', value: 'included' },
] as const;

const mostBenefits = 3;

export const planBenefits = (plan: PlanName): readonly string[] =>
  plan === 'agency_plus'
    ? agencyPlusExtras.map(({ name, value }) => `${name}: ${value}`)
    : (offers.find((offer) => offer.plan === plan)?.points.slice(0, mostBenefits) ?? []);

export const limitRows: readonly { readonly limit: keyof PlanLimits; readonly label: string }[] = [
  { limit: 'maxClients', label: 'Clients' },
  { limit: 'maxTeamMembers', label: 'Team members' },
  { limit: 'maxDashboards', label: 'Dashboards' },
  { limit: 'maxIntegrations', label: 'Integrations' },
  { limit: 'reportsPerMonth', label: 'Custom reports a month' },
  { limit: 'apiCallsPerMonth', label: 'API calls a month' },
  { limit: 'retentionDays', label: 'Days of history' },
];

/** The enforced limits (ruling D7). */
export const limitsNote =
  'All limits are enforced in this demo. Older history is hidden, not deleted. Only calls with an API key count as API calls.';

export const featureLabels: Readonly<Record<Feature, string>> = {
  basic_analytics: 'Basic analytics',
  monthly_reports: 'Monthly reports',
  email_support: 'Email support',
  ai_insights: 'AI insights',
  predictive_analytics: 'Predictive analytics',
  white_label_basic: 'Basic white label',
  white_label_full: 'Full white label',
  advanced_integrations: 'Advanced integrations (online shops)',
  custom_reports: 'Custom reports',
  team_collaboration: 'Team collaboration (comments on reports)',
  competitor_analysis: 'Competitor analysis',
  reseller: 'Reseller program',
  white_label_clients: 'White label by client',
};

export const askedFeatures: readonly Feature[] = [
  'ai_insights',
  'predictive_analytics',
  'white_label_basic',
  'white_label_full',
];

export const pricingQuestions = [
  {
    question: 'What happens when the trial ends?',
    answer:
      'The plan ends unless you subscribe. Your data stays, with the limits of a workspace without a plan until you choose one.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes. Upgrades take effect immediately and are prorated. Downgrades take effect at the end of the billing period.',
  },
  {
    question: 'What if I have more clients than a plan allows?',
    answer:
      'Nothing is deleted. You choose which clients stay active. The others are archived and return when you upgrade.',
  },
  {
    question: 'Is this a real payment?',
    answer: 'No. This is a demo. The checkout works like a real one, but nothing is charged.',
  },
] as const;
