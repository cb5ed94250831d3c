/** Tests that a campaign belongs to its account's current client. */
import { expect, test } from 'vitest';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

test('the campaigns of an account that is given to another client are listed there, and no more where they were', async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const list = async (client: string) =>
    (await backend.succeed('listCampaigns', { token, query: `client=${client}&limit=500` })).items;
  const [campaign] = await list('stackpilot');
  const account = campaign?.integration_id ?? '';
  const moved = (await list('stackpilot')).filter((one) => one.integration_id === account);
  const [before, kept] = [await list('mapleclinic'), await list('stackpilot')];
  expect(moved.length).toBeGreaterThan(0);

  await backend.succeed('mapIntegration', {
    token,
    params: { id: account },
    body: { client_id: 'mapleclinic' },
    headers: { 'If-Match': '*' },
  });
  const there = await list('mapleclinic');
  expect(new Set(there.map(({ id }) => id))).toEqual(new Set([...before, ...moved].map(({ id }) => id)));
  expect(new Set(there.map(({ client_id }) => client_id))).toEqual(new Set(['mapleclinic']));
  expect(await list('stackpilot')).toEqual(kept.filter((one) => one.integration_id !== account));
});
