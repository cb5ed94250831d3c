/** Handles GET /api/plans: lists the four plans with their enforced limits. */
import type { PlanItem } from '#domain/contract/planSchemas.ts';
import { planNames, plans, priceId } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { planDescriptions } from './planDescriptions.ts';

export const listPlans: Handler<'listPlans'> = () => {
  const items: PlanItem[] = planNames.map((name) => ({
    name,
    description: planDescriptions[name],
    monthlyPrice: plans[name].monthlyPrice,
    yearlyPrice: plans[name].yearlyPrice,
    stripePriceIdMonthly: priceId(name, 'monthly'),
    stripePriceIdYearly: priceId(name, 'yearly'),
    features: [...featuresOf(name)],
    limits: plans[name].limits,
    popular: plans[name].popular,
  }));
  return json(200, { items });
};
