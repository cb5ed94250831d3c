/** Tests `GET /api/subscription`. */
import { describe, expect, test } from 'vitest';
import { fallbackLimits, plans } from '#domain/plans/planCatalogue.ts';
import { basicFeatures, featuresOf } from '#domain/plans/planFeatures.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { morning, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const trialEnd = '2026-01-19T09:00:00.000Z';

const openTrial = async () => {
  const backend = openTestBackend();
  const { user, session } = await backend.signUp(nora);
  const activated: AppEvent = {
    type: 'SubscriptionActivated',
    data: {
      subscriptionId: 'one',
      accountId: user.id,
      workspaceId: 'berg',
      plan: 'pro',
      cycle: 'monthly',
      periodStart: morning,
      periodEnd: '2026-02-05T09:00:00.000Z',
      trialEnd,
      activatedAt: morning,
    },
  };
  const [registered] = await backend.events();
  await appendFacts(backend.log, backend.world, [activated], { tags: registered?.tags ?? [] });
  return { ...backend, user, read: () => backend.succeed('readSubscription', { token: session.token }) };
};

describe('subscription of the workspace', () => {
  test('of the demo agency is Enterprise, active, monthly, with all its fields [S3.1] [S9.2]', async () => {
    const { seed, demo, ask } = openTestBackend();
    await seed();
    const { token } = (await demo('admin')).session;

    expect(statusAndBody(await ask('readSubscription', { token }))).toEqual({
      status: 200,
      body: {
        subscription: {
          id: 'northlight',
          user_id: 'demoadmin',
          plan_name: 'enterprise',
          status: 'active',
          current_period_start: '2026-01-05T00:00:00.000Z',
          current_period_end: '2026-02-05T00:00:00.000Z',
          stripe_customer_id: 'demo_cus_demoadmin',
          stripe_subscription_id: 'demo_sub_northlight',
          stripe_price_id: 'demo_price_enterprise_monthly',
          trial_end: null,
          created_at: '2024-01-05T00:00:00.000Z',
          updated_at: '2024-02-13T00:00:00.000Z',
        },
        plan: 'enterprise',
        retry_until: null,
        simulated: null,
        active: true,
        limits: plans.enterprise.limits,
        features: featuresOf('enterprise'),
        usage: { clients: 8, teamMembers: 2, integrations: 0, dashboards: 0, reports: 0 },
      },
    });
  });

  test('is its owner’s, for everyone of the agency; its clients’ people learn what is open, not what is paid for (rulings D4, D11)', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    const read = async (name: 'admin' | 'manager' | 'client') =>
      succeed('readSubscription', { token: (await demo(name)).session.token });

    const owners = await read('admin');

    expect([await read('manager'), await read('client')]).toEqual([
      owners,
      {
        subscription: null,
        plan: null,
        retry_until: null,
        simulated: null,
        active: true,
        limits: null,
        features: owners.features,
        usage: null,
      },
    ]);
  });

  test('that is new is none: fallback limits and the three basic features [S5.4] [S9.3]', async () => {
    const { signUp, succeed } = openTestBackend();
    const { token } = (await signUp(nora)).session;

    expect(await succeed('readSubscription', { token })).toEqual({
      subscription: null,
      plan: null,
      retry_until: null,
      simulated: null,
      active: false,
      limits: fallbackLimits,
      features: basicFeatures,
      usage: { clients: 1, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
    });
  });

  test('counts to the last millisecond of its trial, then it is shown as expired and gives nothing [S4.2]', async () => {
    const { read, user, world } = await openTrial();
    world.clock.advanceTo(Date.parse(trialEnd) - 1);
    const last = await read();
    world.clock.advance(1);
    const over = await read();

    expect([last.subscription?.status, last.subscription?.user_id, last.limits, last.features]).toEqual([
      'active',
      user.id,
      plans.pro.limits,
      featuresOf('pro'),
    ]);
    expect(over).toEqual({
      ...last,
      subscription: { ...last.subscription, status: 'expired' },
      plan: null,
      active: false,
      limits: fallbackLimits,
      features: basicFeatures,
    });
  });

  test('needs a session', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('readSubscription'))).toEqual(refusal('sessionMissing'));
  });
});
