/** Defines the four plans with prices and enforced limits, the source of every check and displayed price. */

export const planNames = ['starter', 'pro', 'enterprise', 'agency_plus'] as const;
export type PlanName = (typeof planNames)[number];

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

export const unlimited = -1;

export type PlanLimits = {
  readonly maxClients: number;
  readonly maxDashboards: number;
  readonly apiCallsPerMonth: number;
  readonly retentionDays: number;
  readonly maxTeamMembers: number;
  readonly maxIntegrations: number;
  readonly reportsPerMonth: number;
};

export type Plan = {
  readonly name: PlanName;
  readonly title: string;
  /** Whole US dollars. */
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
  readonly limits: PlanLimits;
  readonly popular: boolean;
};

const noLimits: PlanLimits = {
  maxClients: unlimited,
  maxDashboards: unlimited,
  apiCallsPerMonth: unlimited,
  retentionDays: unlimited,
  maxTeamMembers: unlimited,
  maxIntegrations: unlimited,
  reportsPerMonth: unlimited,
};

export const plans: Readonly<Record<PlanName, Plan>> = {
  starter: {
    name: 'starter',
    title: 'Starter',
    monthlyPrice: 29,
    yearlyPrice: 290,
    popular: false,
    limits: {
      maxClients: 5,
      maxDashboards: 3,
      apiCallsPerMonth: 10_000,
      retentionDays: 30,
      maxTeamMembers: 1,
      maxIntegrations: 3,
      reportsPerMonth: 5,
    },
  },
  pro: {
    name: 'pro',
    title: 'Pro',
    monthlyPrice: 149,
    yearlyPrice: 1_490,
    popular: true,
    limits: {
      maxClients: 25,
      maxDashboards: 15,
      apiCallsPerMonth: 100_000,
      retentionDays: 365,
      maxTeamMembers: 5,
      maxIntegrations: 10,
      reportsPerMonth: 25,
    },
  },
  enterprise: {
    name: 'enterprise',
    title: 'Enterprise',
    monthlyPrice: 499,
    yearlyPrice: 4_990,
    popular: false,
    limits: noLimits,
  },
  agency_plus: {
    name: 'agency_plus',
    title: 'Agency Plus',
    monthlyPrice: 999,
    yearlyPrice: 9_990,
    popular: false,
    limits: noLimits,
  },
};

/**
 * Limits without an active subscription (looser than Starter on purpose, ruling D8). Unspecified ones equal
 * Starter's: dashboards, integrations and retention.
 */
export const fallbackLimits: PlanLimits = {
  maxClients: 5,
  maxDashboards: plans.starter.limits.maxDashboards,
  apiCallsPerMonth: 10_000,
  retentionDays: plans.starter.limits.retentionDays,
  maxTeamMembers: 2,
  maxIntegrations: plans.starter.limits.maxIntegrations,
  reportsPerMonth: 50,
};

export const isPlanName = (value: unknown): value is PlanName => planNames.some((name) => name === value);

/** The payment provider's price id; `demo_` because no provider is behind it. */
export const priceId = (plan: PlanName, cycle: BillingCycle): string => `demo_price_${plan}_${cycle}`;

/** Whole US dollars for one period of the cycle. */
export const priceOf = (plan: PlanName, cycle: BillingCycle): number =>
  cycle === 'monthly' ? plans[plan].monthlyPrice : plans[plan].yearlyPrice;

/** Yearly saving in whole US dollars (S2.18). */
export const yearlySaving = (plan: PlanName): number =>
  12 * plans[plan].monthlyPrice - plans[plan].yearlyPrice;
