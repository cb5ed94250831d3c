import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { timings } from '#domain/timings.ts';
import { routeAt } from '#ui/app/routes.ts';
import { createArrival } from '#ui/boot/arrival.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import type { Visit } from '#ui/services/pageRoute.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const open = () => {
  const world = createVirtualWorld();
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const call = (name: string, { query }: { query?: object }) =>
    new Promise((resolve) => {
      asked.push(name === 'listGoals' ? `${name} ${JSON.stringify(query)}` : name);
      answers.push(() => resolve({ next_cursor: null }));
    });
  const loaded: string[] = [];
  const readsOf = ({ role, search }: Visit) =>
    search === '' ? [] : ([['listGoals', { client: `${role} ${search}` }]] as const);
  const load = async ({ path }: { path: string }) => {
    loaded.push(path);
    return Object.assign(() => null, { readsOf });
  };
  const serverState = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const parts = { world, api: { call }, serverState, pages: { load, routeAt } };
  const arrival = createArrival(parts as unknown as AppServices);
  const steps: string[] = [];
  const ready = () => arrival.ready('admin').then(() => steps.push('ready'));
  return { world, asked, answers, loaded, arrival, steps, ready };
};

describe('arrival', () => {
  test('waits for the code and the data of the page that is expected, and leaves no timer behind', async () => {
    const { world, asked, answers, loaded, arrival, steps, ready } = open();
    arrival.expect('/billing');
    const done = ready();
    await macrotask();
    const before = [...steps, world.clock.pending().length];
    for (const answer of answers) answer();
    await done;

    expect([before, steps, world.clock.pending()]).toEqual([[1], ['ready'], []]);
    expect([asked, loaded]).toEqual([['readWorkspace', 'readWhiteLabel'], ['/billing']]);
  });

  test('asks for what the page says that this visit reads', async () => {
    const { answers, asked, arrival, ready } = open();
    arrival.expect('/clients?client=dune');
    const done = ready();
    await macrotask();
    for (const answer of answers) answer();
    await done;

    expect(asked).toEqual(['listClients', 'readWhiteLabel', 'listGoals {"client":"admin client=dune"}']);
  });

  test('asks by the role that was last known before anybody is found, and once', async () => {
    const { answers, asked, arrival, ready } = open();
    arrival.expect('/clients?client=dune');
    arrival.guess('admin');
    await macrotask();
    const guessed = [...asked];
    for (const answer of answers) answer();
    await macrotask();
    await ready();

    expect([guessed, asked.slice(guessed.length)]).toEqual([
      ['listClients', 'readWhiteLabel', 'listGoals {"client":"admin client=dune"}'],
      [],
    ]);
  });

  test.each([null, 'emperor'])('asks only for what all may read when the role is %s', async (role) => {
    const { asked, arrival } = open();
    arrival.expect('/clients?client=dune');
    arrival.guess(role);
    await macrotask();

    expect(asked).toEqual(['readWhiteLabel']);
  });

  test('gives up waiting, not asking, after a moment', async () => {
    const { world, asked, arrival, steps, ready } = open();
    arrival.expect('/billing');
    const done = ready();
    await macrotask();
    world.clock.advance(timings.arrival - 1);
    await macrotask();
    const before = [...steps];
    world.clock.advance(1);
    await done;

    expect([before, steps, asked.length]).toEqual([[], ['ready'], 2]);
  });

  test('expects a page once, and asks for nothing when none is expected', async () => {
    const { answers, asked, arrival, steps, ready } = open();
    await ready();
    arrival.expect('/billing');
    arrival.expect(null);
    await ready();
    arrival.expect('/clients');
    const done = ready();
    await macrotask();
    for (const answer of answers) answer();
    await done;
    await ready();

    expect([steps.length, asked]).toEqual([4, ['listClients', 'readWhiteLabel']]);
  });
});
