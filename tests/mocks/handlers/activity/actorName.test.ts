/** Tests the actor's name in the list of events. */
import { describe, expect, test } from 'vitest';
import { historyOf, seedDemo } from '#mocks/seed/seedDemo.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

describe('actor', () => {
  test('is the person, marked where the event is of the demo’s seed, and nobody where the event names none', async () => {
    const { log, world, seed, demo, succeed } = openTestBackend();
    await seedDemo(log, world, await historyOf(world));
    await seed();
    const { token } = (await demo('admin')).session;
    const nameOf = async (query: string) =>
      (await succeed('listEvents', { token, query: `${query}&limit=1` })).items.map(({ actor }) => actor);

    expect([
      await nameOf('type=SessionStarted&order=newest'),
      await nameOf('type=SessionStarted'),
      await nameOf('type=IntegrationConnected'),
      await nameOf('type=ClientAdded'),
    ]).toEqual([
      [{ kind: 'account', id: 'demoadmin', name: 'Ada Moreau' }],
      [{ kind: 'seed', id: 'demo', name: 'Marcus Chen (demo data)' }],
      [{ kind: 'seed', id: 'demo', name: 'Ada Moreau (demo data)' }],
      [{ kind: 'seed', id: 'demo', name: null }],
    ]);
  });
});
