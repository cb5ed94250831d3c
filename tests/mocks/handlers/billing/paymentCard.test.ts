/** Tests PUT /api/billing/card, the demo card that is charged. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const visa = {
  brand: 'visa',
  last_four: '4242',
  expiry_month: 12,
  expiry_year: 2_030,
  renewals: 'accepted',
} as const;

const open = async () => {
  const backend = openTestBackend();
  const { token } = (await backend.signUp(nora)).session;
  const save = (body: object) => backend.ask('savePaymentCard', { token, body });
  const shown = async () => (await backend.succeed('readBilling', { token })).payment_card;
  const told = async () =>
    (await backend.log.readAll({ after: 0, limit: 1_000 })).filter(({ stream }) =>
      stream.startsWith('paymentCard-'),
    ).length;
  return { ...backend, save, shown, told };
};

describe('the payment card', () => {
  test('is none at first, and shown with the subscription once it is given', async () => {
    const { save, shown } = await open();
    const before = await shown();
    const reply = await save(visa);

    expect([before, statusAndBody(reply), await shown()]).toEqual([
      null,
      { status: 200, body: { payment_card: visa } },
      visa,
    ]);
  });

  test('is reported once, however often the same one is given', async () => {
    const { save, told } = await open();
    await save(visa);
    await save(visa);
    expect(await told()).toBe(1);
  });

  test('is refused with a whole number in it, or when it has expired', async () => {
    const { save, shown } = await open();
    const whole = await save({ ...visa, last_four: '4242424242424242' });
    const expired = await save({ ...visa, expiry_month: 12, expiry_year: 2_025 });

    expect([whole.status, statusAndBody(expired), await shown()]).toEqual([
      422,
      refusal('invalid', { errors: { expiry_year: 'This card has expired' } }),
      null,
    ]);
  });
});
