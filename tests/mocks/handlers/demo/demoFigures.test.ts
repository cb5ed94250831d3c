/** The figures of public pages are those of the demo, whichever day it is seeded on. */
import { expect, test } from 'vitest';
import { demoClients } from '#domain/demo/demoClients.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { readDemoFigures } from '../../../../scripts/demoFigures.ts';

const seededOn = async (today: string) => {
  const world = createVirtualWorld({ start: Date.parse(`${today}T10:00:00.000Z`) });
  const backend = openTestBackend({ world });
  await seedWholeAgency(backend.log, world);
  return { ...backend, token: (await backend.demo('admin')).session.token };
};

test.each([
  ['2026-11-29', '2026-06-08', '2026-11-22'],
  ['2026-12-07', '2026-06-22', '2026-12-06'],
])('on %s they are what metrics answer for the days from %s to %s', async (today, from, to) => {
  const { succeed, token, world } = await seededOn(today);
  const shown = await succeed('demoFigures', {});
  const asked = await Promise.all(
    demoClients.map(async ({ clientId: id }) => {
      const query = `client=${id}&from=${from}&to=${to}&interval=week`;
      const { series } = await succeed('readMetrics', { token, query });
      return {
        id,
        users: series.map(({ users }) => users),
        sessions: series.map(({ sessions }) => sessions),
        conversions: series.map(({ conversions }) => conversions),
        revenue_cents: series.map(({ revenue_cents: revenue }) => revenue),
        spend_cents: series.map(({ spend_cents: spend }) => spend),
      };
    }),
  );

  expect(shown).toEqual({ from, to, clients: asked });
  expect(shown.clients.map(({ users }) => users.length)).toEqual(demoClients.map(() => 24));
  expect(await readDemoFigures(world.clock.now())).toEqual(shown);
});

test('there are none without a demo, nor of weeks that its plan no longer keeps', async () => {
  const empty = openTestBackend();
  const { ask, succeed, token, world } = await seededOn('2026-11-29');
  await succeed('cancelSubscription', { token, body: {} });
  world.clock.advance(400 * 86_400_000);

  expect(statusAndBody(await empty.ask('demoFigures'))).toEqual(refusal('notFound'));
  expect(statusAndBody(await ask('demoFigures'))).toEqual(refusal('notFound'));
});
