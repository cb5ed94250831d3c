/** Tests GET /api/invoices and their billing details. */
import { describe, expect, test } from 'vitest';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const choice = (plan_name: string, billing_cycle = 'monthly') => ({ plan_name, billing_cycle });
const details = { company: 'Berg Ltd', email: 'bills@berg.example', tax_id: 'DE 123 456 789', address: '' };

/** Nora starts a trial on 5 January 2026, pays on the 6th, and has Enterprise from the 25th on. */
const openPaying = async () => {
  const backend = openTestBackend();
  let { token } = (await backend.signUp(nora)).session;
  const goTo = async (time: string) => {
    backend.world.clock.advanceTo(Date.parse(time));
    token = (await backend.succeed('signIn', { body: credentialsOf(nora) })).session.token;
  };
  const invoices = async () => (await backend.succeed('listInvoices', { token })).items;
  const done = (name: 'checkout' | 'changeSubscription', body: object) =>
    backend.succeed(name, { token, body });
  /** `version` is the If-Match header. Default: none. */
  const write = (body: object, version?: string) =>
    backend.ask('saveBillingDetails', {
      token,
      body,
      ...(version === undefined ? {} : { headers: { 'If-Match': version } }),
    });
  await done('checkout', choice('pro'));
  await goTo('2026-01-06T09:00:00Z');
  await done('checkout', choice('pro'));
  await goTo('2026-01-25T09:00:00Z');
  await done('changeSubscription', choice('enterprise'));
  return { ...backend, goTo, invoices, done, write, token: () => token };
};

describe('invoices', () => {
  test('are one for each payment, change and renewal, and their parts sum up', async () => {
    const { goTo, invoices } = await openPaying();
    await goTo('2026-03-10T09:00:00Z');
    const items = await invoices();

    expect(
      items.map(({ number, issued_at, total_cents }) => [number, issued_at.slice(0, 10), total_cents]),
    ).toEqual([
      ['AL-2026-0004', '2026-03-05', 49_900],
      ['AL-2026-0003', '2026-02-05', 49_900],
      // 11 of 31 days are left: 499 less 149 dollars for them.
      ['AL-2026-0002', '2026-01-25', Math.round((49_900 * 11) / 31) - Math.round((14_900 * 11) / 31)],
      // The trial days to the 19th stay free: 17 of 31 are paid.
      ['AL-2026-0001', '2026-01-06', Math.round((14_900 * 17) / 31)],
    ]);
    // A payment during the trial covers the days after it.
    expect([items.at(-1)?.period_start, items.at(-1)?.period_end].map((at) => at?.slice(0, 10))).toEqual([
      '2026-01-19',
      '2026-02-05',
    ]);
    for (const { lines, tax_cents, total_cents } of items)
      expect(lines.reduce((sum, { amount_cents }) => sum + amount_cents, tax_cents)).toBe(total_cents);
  });

  test('end with the subscription, and follow a scheduled change', async () => {
    const { goTo, invoices, done, succeed, token } = await openPaying();
    await done('changeSubscription', choice('starter'));
    await goTo('2026-02-06T09:00:00Z');
    expect((await invoices())[0]).toMatchObject({ plan_name: 'starter', total_cents: 2_900 });
    await succeed('cancelSubscription', { token: token() });
    await goTo('2026-06-06T09:00:00Z');
    expect(await invoices()).toHaveLength(3);
  });

  test('stay written to whom they were issued', async () => {
    const { goTo, invoices, write, succeed, token } = await openPaying();
    const before = await succeed('readBillingDetails', { token: token() });
    await goTo('2026-01-26T09:00:00Z');
    await write(details, before.etag);
    await goTo('2026-02-06T09:00:00Z');
    const [renewal, change] = await invoices();

    expect(before).toEqual({
      details: { company: nora.company, email: nora.email, tax_id: '', address: '' },
      saved: false,
      etag: '"r0"',
    });
    expect([renewal?.billed_to, change?.billed_to.company]).toEqual([details, nora.company]);
  });
});

describe('billing details', () => {
  test('are checked field by field', async () => {
    const { write } = await openPaying();
    const body = { company: ' ', email: 'x', tax_id: '123', address: 'a'.repeat(501) };

    expect(statusAndBody(await write(body, '"r0"'))).toEqual(
      refusal('invalid', {
        errors: {
          company: 'Company is required',
          email: 'Enter an email address such as name@agency.com',
          tax_id: 'Enter a VAT number such as DE123456789, or leave it empty',
          address: 'Address must be at most 500 characters long',
        },
      }),
    );
  });

  test('are saved under the version that was read, and by no two people over each other', async () => {
    const { write, appendedBy, succeed, token } = await openPaying();
    const read = async () => succeed('readBillingDetails', { token: token() });
    const first = { details: { ...details, tax_id: 'DE 123 456 789' }, saved: true, etag: '"r1"' };
    const saved = await write(details, '"r0"');
    expect([statusAndBody(saved), saved.headers.get('ETag')]).toEqual([{ status: 200, body: first }, '"r1"']);
    const theirs = { ...details, company: 'Berg & Co' };
    const nothing = await appendedBy(async () => {
      expect(statusAndBody(await write(theirs, '"r0"'))).toEqual(refusal('staleVersion'));
      expect(statusAndBody(await write(theirs))).toEqual(refusal('versionRequired'));
      expect(statusAndBody(await write(details, '"r1"'))).toEqual({ status: 200, body: first });
    });
    expect([nothing, await read()]).toEqual([[], first]);
    expect((await write(theirs, first.etag)).status).toBe(200);
    expect(await read()).toEqual({ details: theirs, saved: true, etag: '"r2"' });
  });

  test('have another version once a change is taken back', async () => {
    const { write, succeed, log, token } = await openPaying();
    await write(details, '"r0"');
    const { position } = await log.head();
    await succeed('undoChange', { token: token(), body: { position } });
    expect(statusAndBody(await write(details, '"r1"'))).toEqual(refusal('staleVersion'));
    expect((await write(details, '"r2"')).status).toBe(200);
  });
});
