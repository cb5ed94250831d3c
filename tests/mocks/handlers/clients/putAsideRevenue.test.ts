/** Tests that clients beyond the plan's quota are archived and none is lost. */
import { expect, test } from 'vitest';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

test('revenue, churn, cohorts and MRR managed are the same while the app is looked at as Starter, and a client that is archived by hand is lost', async () => {
  const backend = openTestBackend();
  await seedDemo(backend.log, backend.world);
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const shown = async () => {
    const [revenue] = (await backend.succeed('readRevenue', { token })).items;
    return {
      revenue,
      mrr: (await backend.succeed('readPortfolio', { token, query: 'from=2025-12-01&to=2025-12-31' })).mrr,
    };
  };
  const before = await shown();
  await backend.succeed('startSimulation', { token, body: { plan_name: 'starter' } });
  const active = (await backend.succeed('listClients', { token, query: 'status=active&limit=100' })).items;

  expect([active.length, await shown()]).toEqual([5, before]);
  const cohorts = before.revenue?.cohorts ?? [];
  const keptNow = cohorts.flatMap(({ kept }) => kept.slice(-1));
  expect([
    keptNow.every((kept) => kept.is_running),
    keptNow.reduce((sum, { clients }) => sum + clients, 0),
    keptNow.reduce((sum, { cents }) => sum + cents, 0),
    cohorts.reduce((sum, { clients }) => sum + clients, 0),
  ]).toEqual([true, before.revenue?.paying_clients, before.revenue?.mrr_cents, 25]);

  const [client] = active;
  if (!client) throw new Error('no client is active');
  await backend.succeed('archiveClient', {
    token,
    params: { id: client.id },
    headers: { 'If-Match': client.etag },
  });
  const after = (await shown()).revenue;
  const lost = after?.last_30_days.lost_clients;
  expect([before.revenue?.last_30_days.lost_clients, lost]).toEqual([0, 1]);
  const keptLater = (after?.cohorts ?? []).flatMap(({ kept }) => kept.slice(-1));
  expect(keptLater.reduce((sum, { clients }) => sum + clients, 0)).toBe(after?.paying_clients ?? 0);
});
