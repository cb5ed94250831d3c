/** Handles GET /api/plans: lists the four plans with their enforced limits. */
import type { PlanItem } from '#domain/contract/planSchemas.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { planNames, plans, priceId } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';

const planDescriptions: Readonly<Record<PlanName, string>> = {
  starter: 'For consultants and small agencies.',
  pro: 'For an agency that reports to many clients and wants insights with the numbers.',
  enterprise: 'For an agency without limits, under its own brand and domain.',
  agency_plus: 'Enterprise, plus reselling to other agencies with a share of the revenue.',
};

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
