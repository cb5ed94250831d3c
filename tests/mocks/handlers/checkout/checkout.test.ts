/** Tests POST /api/checkout. */
import { describe, expect, test } from 'vitest';
import { plans } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { morning, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const pro = { plan_name: 'pro', billing_cycle: 'monthly' };
const trialEnd = '2026-01-19T09:00:00.000Z';
const periodEnd = '2026-02-05T09:00:00.000Z';

const openSignedIn = async () => {
  const backend = openTestBackend();
  const { user, session } = await backend.signUp(nora);
  const workspaceId = (await backend.succeed('readWorkspace', { token: session.token })).workspace.id;
  return { ...backend, user, token: session.token, workspaceId };
};

describe('checkout', () => {
  test('of a visitor completes and activates nothing [S4.6] [S7.2]', async () => {
    const { ask, appendedBy } = openTestBackend();
    let reply = await ask('listPlans');
    const events = await appendedBy(async () => {
      reply = await ask('checkout', { body: { plan_name: 'starter', billing_cycle: 'yearly' } });
    });
    const [event] = events;
    const id = String(event?.data && (event.data as { checkoutId: string }).checkoutId);

    expect(statusAndBody(reply)).toEqual({
      status: 201,
      body: {
        checkout: {
          id,
          plan_name: 'starter',
          billing_cycle: 'yearly',
          price_cents: 29_000,
          currency: 'USD',
          completed_at: morning,
        },
        subscription: null,
      },
    });
    expect(factsOf(events)).toEqual([
      {
        stream: `checkout-${id}`,
        revision: 0,
        type: 'CheckoutCompleted',
        schemaVersion: 1,
        occurredAt: morning,
        actor: { kind: 'visitor', id: 'visitor' },
        tags: [],
        causationId: null,
        data: {
          checkoutId: id,
          plan: 'starter',
          cycle: 'yearly',
          priceCents: 29_000,
          currency: 'USD',
          accountId: null,
          completedAt: morning,
        },
      },
    ]);
  });

  test('of an owner with role user activates the plan with a trial of 14 days, and unlocks it [S4.6] [S6.3] [S9.2]', async () => {
    const { succeed, appendedBy, token, user } = await openSignedIn();
    const events = await appendedBy(() => succeed('checkout', { token, body: pro }));
    const reply = await succeed('readSubscription', { token });

    expect(events.map(({ type, stream }) => [type, stream.split('-')[0]])).toEqual([
      ['CheckoutCompleted', 'checkout'],
      ['SubscriptionActivated', 'subscription'],
      ['MemberRoleChanged', 'workspace'],
    ]);
    expect(new Set(events.map(({ commandId }) => commandId)).size).toBe(1);
    expect(reply).toEqual({
      subscription: {
        id: reply.subscription?.id,
        user_id: user.id,
        plan_name: 'pro',
        status: 'active',
        current_period_start: morning,
        current_period_end: periodEnd,
        stripe_customer_id: `demo_cus_${user.id}`,
        stripe_subscription_id: `demo_sub_${reply.subscription?.id}`,
        stripe_price_id: 'demo_price_pro_monthly',
        trial_end: trialEnd,
        created_at: morning,
        updated_at: morning,
      },
      plan: 'pro',
      retry_until: null,
      simulated: null,
      active: true,
      limits: plans.pro.limits,
      features: featuresOf('pro'),
      usage: { clients: 1, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
    });
  });

  test('is reported to the workspace and to nobody else', async () => {
    const { succeed, appendedBy, token, user, workspaceId } = await openSignedIn();
    const events = await appendedBy(() => succeed('checkout', { token, body: pro }));

    expect(events.map(({ tags }) => tags)).toEqual([
      [`workspace:${workspaceId}`, `account:${user.id}`],
      [`workspace:${workspaceId}`, `account:${user.id}`],
      [`workspace:${workspaceId}`, `account:${user.id}`],
    ]);
  });

  test('with the same key is one checkout, however often it is sent [S4.6]', async () => {
    const { ask, appendedBy, token } = await openSignedIn();
    const headers = { 'Idempotency-Key': 'attempt-1' };
    const events = await appendedBy(async () => {
      const replies = await Promise.all([1, 2, 3].map(() => ask('checkout', { token, body: pro, headers })));
      const later = await ask('checkout', { token, body: pro, headers });
      expect([...replies, later].map(statusAndBody)).toEqual([1, 2, 3, 4].map(() => statusAndBody(later)));
      expect(later.headers.get('Idempotency-Replayed')).toBe('true');
    });

    expect(events.map(({ type }) => type)).toEqual([
      'CheckoutCompleted',
      'SubscriptionActivated',
      'MemberRoleChanged',
    ]);
  });

  test('during a trial pays for it, and again changes nothing more', async () => {
    const { succeed, appendedBy, token } = await openSignedIn();
    await succeed('checkout', { token, body: pro });
    const second = await appendedBy(() => succeed('checkout', { token, body: pro }));
    const third = await appendedBy(() => succeed('checkout', { token, body: pro }));

    expect([second, third].map((events) => events.map(({ type }) => type))).toEqual([
      ['CheckoutCompleted', 'SubscriptionConverted'],
      ['CheckoutCompleted'],
    ]);
    expect((await succeed('readSubscription', { token })).subscription?.trial_end).toBeNull();
  });

  test('by staff is for the owner’s subscription (ruling D4)', async () => {
    const { seed, demo, appendedBy, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('manager')).session;
    const body = { plan_name: 'agency_plus', billing_cycle: 'monthly' };
    const events = await appendedBy(() => succeed('checkout', { token, body }));

    expect(events.map(({ type, actor, stream }) => [type, actor.id, stream.startsWith('checkout-')])).toEqual(
      [
        ['CheckoutCompleted', 'demomanager', true],
        ['SubscriptionPlanChanged', 'demomanager', false],
      ],
    );
    expect(events[1]?.stream).toBe('subscription-demoadmin');
  });

  test('is not for a client’s person [S6.1]', async () => {
    const { seed, demo, ask, appendedBy } = openTestBackend();
    await seed();
    const { token } = (await demo('client')).session;

    expect(
      await appendedBy(async () =>
        expect(statusAndBody(await ask('checkout', { token, body: pro }))).toEqual(refusal('roleForbidden')),
      ),
    ).toEqual([]);
  });

  test('takes plans and cycles that exist, and nothing beside them [S2.2] [S7.2]', async () => {
    const { ask } = openTestBackend();
    const wrong = [
      { plan_name: 'gold', billing_cycle: 'monthly' },
      { plan_name: 'free', billing_cycle: 'monthly' },
      { plan_name: 'pro', billing_cycle: 'weekly' },
      { plan_name: 'pro' },
      { ...pro, card_number: '4242424242424242' },
    ];
    const replies = await Promise.all(wrong.map((body) => ask('checkout', { body })));

    expect(
      replies.map(({ status, body }) => [status, Object.keys((body as { errors: object }).errors)]),
    ).toEqual([
      [422, ['plan_name']],
      [422, ['plan_name']],
      [422, ['billing_cycle']],
      [422, ['billing_cycle']],
      [422, ['card_number']],
    ]);
  });

  test('is refused while the provider is down, and can be sent again with the same key', async () => {
    let up = false;
    const { ask } = openTestBackend({ isProviderUp: () => up });
    const headers = { 'Idempotency-Key': 'attempt-1' };
    const down = await ask('checkout', { body: pro, headers });
    up = true;

    expect([statusAndBody(down), (await ask('checkout', { body: pro, headers })).status]).toEqual([
      refusal('providerUnavailable'),
      201,
    ]);
  });
});
