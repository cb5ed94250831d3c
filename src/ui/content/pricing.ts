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
    bestFor: 'For a consultant or a small agency with its first clients.',
    points: ['Up to 5 clients', 'Basic analytics', 'Core integrations', 'Email support'],
  },
  {
    plan: 'pro',
    bestFor: 'For an agency that has to explain its numbers as well as report them.',
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
    bestFor: 'For an agency without limits, under its own name and domain.',
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
  'In this demo all of these limits are enforced: what is one too many is refused, and older history is hidden but kept. API calls are those with an API key.';

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
      'If you have not paid by then, the plan ends on its own. Your clients and everything else stay, and the limits without a plan apply until you choose one.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes. Upgrades take effect immediately, and you pay the difference for the days that are left. Downgrades start at the end of the period that you have paid for.',
  },
  {
    question: 'What if I have more clients than a smaller plan allows?',
    answer:
      'Nothing is deleted. You choose which clients stay. The others are archived, and come back when there is room.',
  },
  {
    question: 'Is this a real payment?',
    answer: 'No. This is a demo: the checkout has every step of a real one, and charges nothing.',
  },
] as const;
