/** Defines the wire schemas of plans and subscriptions. */
import * as z from 'zod/mini';
import { planNames } from '../plans/planCatalogue.ts';
import { basicFeatures, planFeatures, resellerFeatures, tierFeatures } from '../plans/planFeatures.ts';
import { subscriptionStatuses } from '../plans/subscription.ts';

const limit = z.int().check(z.gte(-1));

export const planLimits = z.strictObject({
  maxClients: limit,
  maxDashboards: limit,
  apiCallsPerMonth: limit,
  retentionDays: limit,
  maxTeamMembers: limit,
  maxIntegrations: limit,
  reportsPerMonth: limit,
});

export const feature = z.enum([...basicFeatures, ...planFeatures, ...tierFeatures, ...resellerFeatures]);

export const plan = z.strictObject({
  name: z.enum(planNames),
  description: z.string(),
  monthlyPrice: z.int(),
  yearlyPrice: z.int(),
  stripePriceIdMonthly: z.string(),
  stripePriceIdYearly: z.string(),
  features: z.array(feature),
  limits: planLimits,
  popular: z.boolean(),
});

export const planList = z.strictObject({ items: z.array(plan) });

export const subscription = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  plan_name: z.enum([...planNames, 'free']),
  status: z.enum(subscriptionStatuses),
  current_period_start: z.iso.datetime(),
  current_period_end: z.iso.datetime(),
  stripe_customer_id: z.string(),
  stripe_subscription_id: z.string(),
  stripe_price_id: z.string(),
  trial_end: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const usage = z.strictObject({
  clients: z.int(),
  teamMembers: z.int(),
  integrations: z.int(),
  dashboards: z.int(),
  /** Created in this calendar month (UTC). */
  reports: z.int(),
});

export const subscriptionReply = z.strictObject({
  /** Null without one, and for people of a client: the agency's payments are hidden from them. */
  subscription: z.nullable(subscription),
  retry_until: z.nullable(z.iso.datetime()),
  /** The plan in effect, simulated or paid; null without one and for people of a client. */
  plan: z.nullable(z.enum(planNames)),
  simulated: z.nullable(z.enum(planNames)),
  active: z.boolean(),
  limits: z.nullable(planLimits),
  features: z.array(feature),
  /** Null for people of a client: the agency's size is hidden from them (ruling D11). */
  usage: z.nullable(usage),
});

export type PlanItem = z.infer<typeof plan>;
export type Usage = z.infer<typeof usage>;
export type SubscriptionReply = z.infer<typeof subscriptionReply>;
