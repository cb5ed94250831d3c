/** How the demo agency's clients stand on any day: most go well, some need attention, a few are at risk, as in an agency that works. */
import { expect, test } from 'vitest';
import { seedDemo } from '#mocks/seed/seedDemo.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const dayLength = 86_400_000;

const standingOn = async (today: string) => {
  const start = Date.parse(`${today}T10:00:00.000Z`);
  const world = createVirtualWorld({ start });
  const backend = openTestBackend({ world });
  await seedDemo(backend.log, world);
  const { token } = (await backend.demo('admin')).session;
  const day = (daysAgo: number) => new Date(start - daysAgo * dayLength).toISOString().slice(0, 10);
  const { clients } = await backend.succeed('readPortfolio', {
    token,
    query: `from=${day(28)}&to=${day(1)}`,
  });
  return clients;
};

const days = ['2026-11-23', '2026-12-02', '2026-08-17', '2026-10-01', '2027-02-26'];

test.each(days)('on %s four to seven clients need attention, and one to three are at risk', async (today) => {
  const clients = await standingOn(today);
  const named = (is: (client: (typeof clients)[number]) => boolean) => clients.filter(is).map(({ id }) => id);
  const needing = named(({ reasons }) => reasons.length > 0);
  const atRisk = named(({ health }) => health.band === 'at_risk');

  expect(clients.length).toBe(22);
  expect(needing).toEqual(expect.arrayContaining(['voltride', 'openloft', 'brightdoor', 'hesselphysio']));
  expect([needing.length >= 4, needing.length <= 7, needing]).toEqual([true, true, needing]);
  expect([atRisk.length >= 1, atRisk.length <= 3, atRisk]).toEqual([true, true, atRisk]);
});
