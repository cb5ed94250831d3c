/** Maps plans to their features, and names the three that need no plan (S5.4). */
import type { PlanName } from './planCatalogue.ts';

export const basicFeatures = ['basic_analytics', 'monthly_reports', 'email_support'] as const;

export const planFeatures = [
  'ai_insights',
  'predictive_analytics',
  'white_label_basic',
  'white_label_full',
  'advanced_integrations',
  'custom_reports',
  'team_collaboration',
] as const;

/** Part of Enterprise by its tier text; the specification describes it apart from its checks. */
export const tierFeatures = ['competitor_analysis'] as const;

/** Sold with Agency Plus only; the specification describes it apart from its checks. */
export const resellerFeatures = ['reseller', 'white_label_clients'] as const;

export type Feature =
  | (typeof basicFeatures)[number]
  | (typeof planFeatures)[number]
  | (typeof tierFeatures)[number]
  | (typeof resellerFeatures)[number];

const proFeatures: readonly Feature[] = [
  'ai_insights',
  'white_label_basic',
  'advanced_integrations',
  'custom_reports',
  'team_collaboration',
];

const enterpriseFeatures: readonly Feature[] = [...planFeatures, ...tierFeatures];

/** Agency Plus is missing from the specification's checks; it is sold as "Enterprise plus", so it inherits Enterprise (ruling D9). */
const agencyPlusFeatures = (): readonly Feature[] => [...enterpriseFeatures, ...resellerFeatures];

/** `plan` null means none. Basic features come first. */
export const featuresOf = (plan: PlanName | null): readonly Feature[] => {
  switch (plan) {
    case null:
    case 'starter':
      return basicFeatures;
    case 'pro':
      return [...basicFeatures, ...proFeatures];
    case 'enterprise':
      return [...basicFeatures, ...enterpriseFeatures];
    case 'agency_plus':
      return [...basicFeatures, ...agencyPlusFeatures()];
  }
};

export const hasFeature = (plan: PlanName | null, feature: Feature): boolean =>
  featuresOf(plan).includes(feature);
