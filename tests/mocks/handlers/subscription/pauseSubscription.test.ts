/** Tests pausing a subscription and the reasons of cancellations. */
import { describe, expect, test } from 'vitest';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const pro = { plan_name: 'pro', billing_cycle: 'monthly' };
const from = '2026-02-05T09:00:00.000Z';
const until = '2026-03-05T09:00:00.000Z';
const within = '2026-02-10T12:00:00.000Z';

const open = async () => {
  const backend = openTestBackend();
  let { token } = (await backend.signUp(nora)).session;
  const goTo = async (time: string) => {
    backend.world.clock.advanceTo(Date.parse(time));
    token = (await backend.succeed('signIn', { body: credentialsOf(nora) })).session.token;
  };
  await backend.succeed('checkout', { token, body: pro });
  await goTo('2026-01-06T09:00:00Z');
  await backend.succeed('checkout', { token, body: pro });
  const standing = async () => {
    const { subscription, pause, may_pause, next_charge } = await backend.succeed('readBilling', { token });
    const { active } = await backend.succeed('readSubscription', { token });
    return [subscription?.status, pause, may_pause, next_charge?.at ?? null, active];
  };
  const last = async () => (await backend.log.readAll({ after: 0, limit: 1_000 })).at(-1);
  return { ...backend, goTo, standing, last, token: () => token };
};

const pause = { from, until };

describe('a pause', () => {
  test('holds from the end of the period on, and the plan goes on by itself [S4.2]', async () => {
    const { succeed, standing, goTo, token } = await open();
    const before = await standing();
    await succeed('pauseSubscription', { token: token(), body: { months: 1 } });
    const agreed = await standing();
    await goTo(within);
    const paused = await standing();
    await goTo('2026-03-06T09:00:00.000Z');

    expect([before, agreed, paused, await standing()]).toEqual([
      ['active', null, true, from, true],
      ['active', pause, false, until, true],
      ['paused', pause, false, until, false],
      ['active', null, true, '2026-04-05T09:00:00.000Z', true],
    ]);
  });

  test('ends early by a command that charges the next period', async () => {
    const { succeed, standing, goTo, token } = await open();
    await succeed('pauseSubscription', { token: token(), body: { months: 1 } });
    await goTo(within);
    await succeed('resumeSubscription', { token: token() });
    const { items } = await succeed('listInvoices', { token: token() });

    expect([await standing(), items[0]?.issued_at, items[0]?.status]).toEqual([
      ['active', null, true, '2026-03-10T12:00:00.000Z', true],
      within,
      'paid',
    ]);
  });

  test('is refused for lengths that are not offered', async () => {
    const { ask, token } = await open();
    const { status } = await ask('pauseSubscription', { token: token(), body: { months: 12 } });
    expect(status).toBe(422);
  });
});

describe('a cancellation', () => {
  test('takes a reason and a note, or no body at all', async () => {
    const { succeed, last, token } = await open();
    const why = { reason: 'other_tool', note: 'Our group has one' };
    await succeed('cancelSubscription', { token: token(), body: why });
    const told = (await last())?.data;
    await succeed('resumeSubscription', { token: token() });
    await succeed('cancelSubscription', { token: token() });

    const facts = { accountId: told && 'accountId' in told ? told.accountId : null, endsAt: from };
    expect([told, (await last())?.data]).toEqual([
      { ...facts, ...why, canceledAt: '2026-01-06T09:00:00.000Z' },
      { ...facts, canceledAt: '2026-01-06T09:00:00.000Z' },
    ]);
  });

  test('is refused with a reason that is not one, and nothing is canceled', async () => {
    const { ask, succeed, token } = await open();
    const { status } = await ask('cancelSubscription', { token: token(), body: { reason: 'weather' } });
    expect([status, statusAndBody(await ask('resumeSubscription', { token: token() }))]).toEqual([
      422,
      refusal('nothingToResume'),
    ]);
    expect((await succeed('readBilling', { token: token() })).ends_at).toBe(null);
  });
});
