/** Tests GET /api/plans. */
import { describe, expect, test } from 'vitest';
import { planNames, plans } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const descriptions = {
  starter: 'For consultants and small agencies.',
  pro: 'For an agency that reports to many clients and wants insights with the numbers.',
  enterprise: 'For an agency without limits, under its own brand and domain.',
  agency_plus: 'Enterprise, plus reselling to other agencies with a share of the revenue.',
};

describe('plan list', () => {
  test('has the four plans with prices, limits and features, for anyone [S3.1] [S9.1] [S9.2]', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('listPlans'))).toEqual({
      status: 200,
      body: {
        items: planNames.map((name) => ({
          name,
          description: descriptions[name],
          monthlyPrice: plans[name].monthlyPrice,
          yearlyPrice: plans[name].yearlyPrice,
          stripePriceIdMonthly: `demo_price_${name}_monthly`,
          stripePriceIdYearly: `demo_price_${name}_yearly`,
          features: featuresOf(name),
          limits: plans[name].limits,
          popular: name === 'pro',
        })),
      },
    });
  });

  test('is the same for a person who is signed in', async () => {
    const { ask, seed, demo } = openTestBackend();
    const before = (await ask('listPlans')).body;
    await seed();
    const { token } = (await demo('client')).session;

    expect((await ask('listPlans', { token })).body).toEqual(before);
  });
});
