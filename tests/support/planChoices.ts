/** Builds the plan choices in bodies of checkouts and changes, paid monthly. */
import type { z } from 'zod';
import type { planChoice } from '#domain/contract/checkoutSchemas.ts';

export type PlanChoice = z.infer<typeof planChoice>;

export const pro: PlanChoice = { plan_name: 'pro', billing_cycle: 'monthly' };
export const starter: PlanChoice = { plan_name: 'starter', billing_cycle: 'monthly' };
export const enterprise: PlanChoice = { plan_name: 'enterprise', billing_cycle: 'monthly' };
