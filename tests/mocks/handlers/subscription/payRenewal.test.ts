/** Tests renewals that the demo card declines. */
import { describe, expect, test } from 'vitest';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const choice = (plan_name: string) => ({ plan_name, billing_cycle: 'monthly' });
const good = { brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2_030, renewals: 'accepted' };
const bad = { ...good, last_four: '0341', renewals: 'declined' };

const due = '2026-02-05T09:00:00.000Z';
const until = '2026-02-19T09:00:00.000Z';

const open = async (card: object = bad) => {
  const backend = openTestBackend();
  let { token } = (await backend.signUp(nora)).session;
  const goTo = async (time: string) => {
    backend.world.clock.advanceTo(Date.parse(time));
    token = (await backend.succeed('signIn', { body: credentialsOf(nora) })).session.token;
  };
  await backend.succeed('checkout', { token, body: choice('pro') });
  await goTo('2026-01-06T09:00:00Z');
  await backend.succeed('checkout', { token, body: choice('pro') });
  const give = (body: object) => backend.succeed('savePaymentCard', { token, body });
  await give(card);
  const invoices = async () =>
    (await backend.succeed('listInvoices', { token })).items.map(
      ({ issued_at, status, declined_at, paid_at }) => [issued_at, status, declined_at, paid_at],
    );
  const told = async () =>
    (await backend.log.readAll({ after: 0, limit: 1_000 }))
      .filter(({ type }) => /Payment(?:Failed|Made)|BroughtForward/.test(type))
      .map(({ type, occurredAt, actor }) => [type, occurredAt, actor.id]);
  const standing = async () => {
    const { subscription, retry_until, plan, active } = await backend.succeed('readSubscription', { token });
    return [subscription?.status, retry_until, plan, active];
  };
  return { ...backend, goTo, give, invoices, told, standing, token: () => token };
};

describe('a renewal that the card does not pay', () => {
  test('is reported once as of its time, and the features without a plan hold from then on [S4.2] [S5.4]', async () => {
    const { goTo, told, standing, succeed, token } = await open();
    await goTo('2026-02-04T09:00:00Z');
    const before = await standing();
    await goTo('2026-02-07T09:00:00Z');

    expect([before, await standing(), await told()]).toEqual([
      ['active', null, 'pro', true],
      ['past_due', until, null, false],
      [['SubscriptionPaymentFailed', due, 'billing']],
    ]);
    const { features } = await succeed('readSubscription', { token: token() });
    expect(features).toEqual(['basic_analytics', 'monthly_reports', 'email_support']);
    expect((await succeed('readBilling', { token: token() })).past_due).toEqual({
      due_at: due,
      amount_cents: 14_900,
      currency: 'USD',
      reason: 'declined',
      failed_at: due,
      retry_until: until,
    });
  });

  test('is paid by a retry with a good card, and not by one with the same card', async () => {
    const { goTo, give, invoices, standing, succeed, told, token } = await open();
    await goTo('2026-02-07T09:00:00.000Z');
    const again = await succeed('retryPayment', { token: token() });
    const open_ = (await invoices())[0];
    await goTo('2026-02-08T09:00:00.000Z');
    await give(good);
    const paid = await succeed('retryPayment', { token: token() });

    expect([again.paid, again.subscription?.status, paid.paid, paid.subscription?.status]).toEqual([
      false,
      'past_due',
      true,
      'active',
    ]);
    expect([open_, (await invoices())[0]]).toEqual([
      [due, 'open', '2026-02-07T09:00:00.000Z', null],
      [due, 'paid', '2026-02-07T09:00:00.000Z', '2026-02-08T09:00:00.000Z'],
    ]);
    expect(await standing()).toEqual(['active', null, 'pro', true]);
    expect((await told()).map(([type]) => type)).toEqual([
      'SubscriptionPaymentFailed',
      'SubscriptionPaymentFailed',
      'SubscriptionPaymentMade',
    ]);
  });

  test('that nobody pays ends the subscription, and leaves its invoice unpaid', async () => {
    const { ask, goTo, give, invoices, standing, token } = await open();
    await goTo(until);
    await give(good);

    expect([await standing(), (await invoices())[0]]).toEqual([
      ['unpaid', null, null, false],
      [due, 'failed', due, null],
    ]);
    expect(statusAndBody(await ask('retryPayment', { token: token() }))).toEqual(refusal('nothingOwed'));
  });

  test('is left behind by a checkout that starts anew', async () => {
    const { goTo, give, invoices, standing, succeed, token } = await open();
    await goTo('2026-02-07T09:00:00.000Z');
    await give(good);
    await succeed('checkout', { token: token(), body: choice('starter') });

    expect([await standing(), await invoices()]).toEqual([
      ['active', null, 'starter', true],
      [
        ['2026-02-07T09:00:00.000Z', 'paid', null, '2026-02-07T09:00:00.000Z'],
        [due, 'failed', due, null],
        ['2026-01-06T09:00:00.000Z', 'paid', null, '2026-01-06T09:00:00.000Z'],
      ],
    ]);
  });
});

describe('people of a client', () => {
  test('do not learn that the agency has not paid (ruling D11)', async () => {
    const { ask, demo, seed, succeed } = openTestBackend();
    await seed();
    const admin = (await demo('admin')).session.token;
    await succeed('savePaymentCard', { token: admin, body: bad });
    await succeed('renewEarly', { token: admin });
    const { token } = (await demo('client')).session;
    const { subscription, retry_until, active } = await succeed('readSubscription', { token });

    expect([subscription, retry_until, active]).toEqual([null, null, false]);
    expect((await ask('retryPayment', { token })).status).toBe(403);
    expect((await ask('savePaymentCard', { token, body: good })).status).toBe(403);
  });
});

describe('renewals with a good card', () => {
  test('need no event', async () => {
    const { goTo, invoices, told } = await open(good);
    await goTo('2026-04-06T09:00:00Z');
    expect([(await invoices()).length, await told()]).toEqual([4, []]);
  });

  test('fail from the month on in which the card has expired', async () => {
    const { goTo, standing, told } = await open({ ...good, expiry_month: 3, expiry_year: 2_026 });
    await goTo('2026-04-06T09:00:00Z');
    expect([(await standing())[0], await told()]).toEqual([
      'past_due',
      [['SubscriptionPaymentFailed', '2026-04-05T09:00:00.000Z', 'billing']],
    ]);
  });
});

describe('a renewal that is brought forward', () => {
  const today = '2026-01-20T09:00:00.000Z';

  test('is charged at once, and answers a key that is sent twice once', async () => {
    const { ask, goTo, invoices, told, token } = await open(good);
    await goTo(today);
    const send = () => ask('renewEarly', { token: token(), headers: { 'idempotency-key': 'once' } });
    const [first, second] = [await send(), await send()];

    expect([statusAndBody(first), (await told()).map(([type]) => type), (await invoices())[0]]).toEqual([
      statusAndBody(second),
      ['SubscriptionRenewalBroughtForward'],
      [today, 'paid', null, today],
    ]);
  });

  test('fails with a card that is declined', async () => {
    const { goTo, invoices, standing, succeed, token } = await open();
    await goTo(today);
    const { paid } = await succeed('renewEarly', { token: token() });

    expect([paid, await standing(), (await invoices())[0]]).toEqual([
      false,
      ['past_due', '2026-02-03T09:00:00.000Z', null, false],
      [today, 'open', today, null],
    ]);
  });
});
