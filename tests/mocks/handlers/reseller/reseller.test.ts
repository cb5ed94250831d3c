/** Tests `/api/reseller`: tenants, revenue share and payout, on Agency Plus only. */
import { describe, expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const toAgencyPlus = () =>
    backend.succeed('changeSubscription', {
      token,
      body: { plan_name: 'agency_plus', billing_cycle: 'monthly' },
    });
  const add = async (name: string, plan_name: string) =>
    (await backend.succeed('addTenant', { token, body: { name, plan_name } })).tenant;
  const read = () => backend.succeed('readReseller', { token });
  return { ...backend, token, toAgencyPlus, add, read };
};

describe('a reseller', () => {
  test('needs Agency Plus', async () => {
    const { ask, token } = await open();
    const locked = refusal('featureLocked', {
      plan: 'enterprise',
      neededPlan: 'agency_plus',
    });
    const body = { name: 'Harbor Media', plan_name: 'pro' };

    expect([
      statusAndBody(await ask('readReseller', { token })),
      statusAndBody(await ask('addTenant', { token, body })),
      statusAndBody(await ask('changeShare', { token, body: { share_percent: 10 } })),
    ]).toEqual([locked, locked, locked]);
  });

  test('is paid MRR times share for the tenants that have not ended', async () => {
    const { succeed, token, toAgencyPlus, add, read } = await open();
    await toAgencyPlus();
    const none = await read();
    const harbor = await add('Harbor Media', 'pro');
    const pine = await add('Pine', 'starter');
    const two = await read();
    await succeed('endTenant', { token, params: { id: pine.id } });
    await succeed('changeTenant', {
      token,
      params: { id: harbor.id },
      body: { plan_name: 'enterprise' },
      headers: { 'if-match': harbor.etag },
    });
    const { items, ...sums } = await succeed('changeShare', { token, body: { share_percent: 40 } });

    const told = { most_share_percent: 70, currency: 'USD' };
    expect(none).toEqual({ items: [], share_percent: 70, mrr_cents: 0, payout_cents: 0, ...told });
    expect([two.mrr_cents, two.payout_cents]).toEqual([17_800, 12_460]);
    expect(sums).toEqual({ share_percent: 40, mrr_cents: 49_900, payout_cents: 19_960, ...told });
    expect(items.map(({ name, mrr_cents, ended_at }) => [name, mrr_cents, ended_at !== null])).toEqual([
      ['Harbor Media', 49_900, false],
      ['Pine', 0, true],
    ]);
  });

  test('has no share above 70 per cent, no two tenants of a name, and no change of what was changed meanwhile', async () => {
    const { ask, token, toAgencyPlus, add } = await open();
    await toAgencyPlus();
    const { id } = await add('Harbor Media', 'pro');
    const rename = (etag: string) =>
      ask('changeTenant', { token, params: { id }, body: { name: 'Pine' }, headers: { 'if-match': etag } });

    expect((await ask('changeShare', { token, body: { share_percent: 71 } })).status).toBe(422);
    expect(
      statusAndBody(await ask('addTenant', { token, body: { name: 'HARBOR media', plan_name: 'pro' } })),
    ).toEqual(refusal('tenantKnown'));
    expect([(await rename('"r0"')).status, (await rename('"r0"')).status]).toEqual([200, 412]);
  });

  test('is closed to people of a client', async () => {
    const { ask, demo, toAgencyPlus } = await open();
    await toAgencyPlus();
    const { token } = (await demo('client')).session;
    expect((await ask('readReseller', { token })).status).toBe(403);
  });
});
