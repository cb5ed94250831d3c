/** Tests `POST /api/subscription/cancel`, `/resume` and `/change`, and their effect on `GET /api/billing`. */
import { describe, expect, test } from 'vitest';
import { credentialsOf, nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { enterprise, type PlanChoice, pro, starter } from '#tests/support/planChoices.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const periodEnd = '2026-02-05T09:00:00.000Z';
const trialEnd = '2026-01-19T09:00:00.000Z';
const dayAfter = '2026-01-06T09:00:00.000Z';

const openPaid = async () => {
  const backend = openTestBackend();
  const { token } = (await backend.signUp(nora)).session;
  await backend.succeed('checkout', { token, body: pro });
  await backend.succeed('checkout', { token, body: pro });
  backend.world.clock.advanceTo(Date.parse(dayAfter));
  return {
    ...backend,
    token,
    change: (body: PlanChoice) => backend.ask('changeSubscription', { token, body }),
    billing: (bearer = token) => backend.succeed('readBilling', { token: bearer }),
    goTo: async (time: string): Promise<string> => {
      backend.world.clock.advanceTo(Date.parse(time));
      return (await backend.succeed('signIn', { body: credentialsOf(nora) })).session.token;
    },
  };
};

describe('subscription of the owner', () => {
  test('is upgraded at once and says so in the log', async () => {
    const { change, billing, appendedBy } = await openPaid();
    const events = await appendedBy(() => change(enterprise));
    const { subscription, next_charge, free_until } = await billing();

    expect(events.map(({ type, data }) => [type, data])).toEqual([
      [
        'SubscriptionPlanChanged',
        {
          accountId: subscription?.user_id,
          from: { plan: 'pro', cycle: 'monthly' },
          plan: 'enterprise',
          cycle: 'monthly',
          periodStart: '2026-01-05T09:00:00.000Z',
          // The trial kept its days, so they were not paid for.
          creditCents: Math.round((14_900 * 17) / 31),
          chargeCents: Math.round((49_900 * 17) / 31),
          changedAt: dayAfter,
        },
      ],
    ]);
    expect([subscription?.plan_name, subscription?.current_period_end, free_until, next_charge]).toEqual([
      'enterprise',
      periodEnd,
      trialEnd,
      { at: periodEnd, amount_cents: 49_900, currency: 'USD' },
    ]);
  });

  test('is downgraded when its period ends, and the smaller limits hold from then on [S9.2]', async () => {
    const { change, billing, succeed, goTo, world } = await openPaid();
    await change(starter);
    const before = await billing();
    const token = await goTo('2026-02-05T08:59:59.999Z');
    const last = await succeed('readSubscription', { token });
    world.clock.advance(1);
    const first = await succeed('readSubscription', { token });

    expect([before.subscription?.plan_name, before.scheduled_change, before.next_charge]).toEqual([
      'pro',
      { ...starter, effective_at: periodEnd },
      { at: periodEnd, amount_cents: 2_900, currency: 'USD' },
    ]);
    expect([last.limits?.maxClients, first.subscription?.plan_name, first.limits?.maxClients]).toEqual([
      25,
      'starter',
      5,
    ]);
    expect((await billing(token)).scheduled_change).toBeNull();
  });

  test('keeps its plan when the scheduled change is withdrawn', async () => {
    const { change, billing, goTo } = await openPaid();
    await change(starter);
    await change(pro);

    expect((await billing(await goTo(periodEnd))).subscription?.plan_name).toBe('pro');
  });

  test('that is canceled counts to the end of its period, then is canceled [S4.2]', async () => {
    const { succeed, billing, token, goTo } = await openPaid();
    const reply = await succeed('cancelSubscription', { token });
    const pending = await billing();
    const fresh = await goTo(periodEnd);
    const over = await billing(fresh);

    expect([reply.subscription.status, pending.ends_at, pending.next_charge]).toEqual([
      'active',
      periodEnd,
      null,
    ]);
    expect([over.subscription?.status, over.ends_at, over.trial_available]).toEqual([
      'canceled',
      null,
      false,
    ]);
    expect((await succeed('readSubscription', { token: fresh })).features).toEqual([
      'basic_analytics',
      'monthly_reports',
      'email_support',
    ]);
  });

  test('goes on when it is resumed before its end', async () => {
    const { succeed, ask, billing, token, goTo } = await openPaid();
    await succeed('cancelSubscription', { token });
    await succeed('resumeSubscription', { token });
    const fresh = await goTo(periodEnd);
    const { subscription, ends_at } = await billing(fresh);

    expect([subscription?.status, ends_at]).toEqual(['active', null]);
    expect(statusAndBody(await ask('resumeSubscription', { token: fresh }))).toEqual(
      refusal('nothingToResume'),
    );
  });

  test('is canceled or changed once by requests that come together', async () => {
    const { ask, token, appendedBy } = await openPaid();
    const events = await appendedBy(() =>
      Promise.all([ask('cancelSubscription', { token }), ask('cancelSubscription', { token })]),
    );

    expect(events.map(({ type }) => type)).toEqual(['SubscriptionCanceled']);
  });

  test('is refused what makes no sense, in words', async () => {
    const { ask, change, token } = await openPaid();
    expect(statusAndBody(await change(pro))).toEqual(refusal('samePlan'));
    await ask('cancelSubscription', { token });
    expect([
      statusAndBody(await change(enterprise)),
      statusAndBody(await ask('cancelSubscription', { token })),
    ]).toEqual([refusal('cancellationPending'), refusal('cancellationPending')]);
    expect((await change({ plan_name: 'gold', billing_cycle: 'monthly' } as never)).status).toBe(422);
  });
});

describe('billing', () => {
  test('of a trial says that nothing will be charged, and is closed with it by the clock [S4.2]', async () => {
    const { signUp, succeed, ask, world } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    expect(await succeed('readBilling', { token })).toEqual({
      subscription: null,
      billing_cycle: null,
      ends_at: null,
      scheduled_change: null,
      pause: null,
      may_pause: false,
      next_charge: null,
      past_due: null,
      payment_card: null,
      free_until: null,
      trial_available: true,
    });
    await succeed('checkout', { token, body: { ...pro, billing_cycle: 'yearly' } });
    const trial = await succeed('readBilling', { token });
    world.clock.advanceTo(Date.parse(trialEnd));

    expect([
      trial.subscription?.trial_end,
      trial.billing_cycle,
      trial.next_charge,
      trial.trial_available,
    ]).toEqual([trialEnd, 'yearly', null, false]);
    expect((await succeed('readBilling', { token })).subscription?.status).toBe('expired');
    expect(statusAndBody(await ask('cancelSubscription', { token }))).toEqual(
      refusal('noActiveSubscription'),
    );
  });

  test('is for staff and owners, not for a client’s person or a visitor [S6.1] [S6.2]', async () => {
    const { seed, demo, ask } = openTestBackend();
    await seed();
    const names = ['readBilling', 'cancelSubscription', 'resumeSubscription', 'changeSubscription'] as const;
    const { token } = (await demo('client')).session;
    const asked = (name: (typeof names)[number], call: { token?: string }) =>
      ask(name, { ...call, ...(name === 'changeSubscription' ? { body: starter } : {}) });

    for (const name of names) {
      expect(statusAndBody(await asked(name, { token }))).toEqual(refusal('roleForbidden'));
      expect(statusAndBody(await asked(name, {}))).toEqual(refusal('sessionMissing'));
    }
    const manager = (await demo('manager')).session.token;
    expect((await ask('cancelSubscription', { token: manager })).status).toBe(200);
    expect((await ask('readBilling', { token: manager })).body).toEqual(
      (await ask('readBilling', { token: (await demo('admin')).session.token })).body,
    );
  });

  test('of one workspace is not touched by another’s owner', async () => {
    const { signUp, succeed, ask } = openTestBackend();
    const noras = (await signUp(nora)).session.token;
    const ottos = (await signUp(otto)).session.token;
    await succeed('checkout', { token: noras, body: pro });

    expect(statusAndBody(await ask('cancelSubscription', { token: ottos }))).toEqual(
      refusal('noActiveSubscription'),
    );
    expect((await succeed('readBilling', { token: noras })).ends_at).toBeNull();
  });
});
