/** @vitest-environment happy-dom */
/** What is kept of an open page: the replies that it reads first, once it is at rest. */
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { VisitKeeper } from '#ui/app/shell/VisitKeeper.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import type { KeptPages, KeptVisits } from '#ui/services/keptVisits.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { noraKnown } from '../../machines/people.ts';

const route = { path: '/dashboard', guard: 'dashboard', reads: [['readWorkspace']] };
const Page = Object.assign(() => null, {
  readsOf: ({ search }: { search: string }) => [['readMetrics', { client: search }]],
});

/** A page whose person is Nora, at an address, with what was kept before. */
const openPage = async (address: string, before: KeptPages = {}) => {
  const world = createVirtualWorld();
  const serverState = new QueryClient();
  const saved: KeptPages[] = [];
  const keptVisits: Partial<KeptVisits> = {
    load: () => ({ person: noraKnown, pages: before }),
    save: ({ pages }) => void saved.push(pages),
  };
  const services = {
    world,
    serverState,
    keptVisits,
    api: {},
    pages: { routeAt: () => route, loaded: () => Page },
    actors: { auth: { getSnapshot: () => ({ context: noraKnown }) } },
  } as unknown as AppServices;
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <ServicesContext.Provider value={services}>
        <MemoryRouter initialEntries={[address]}>
          <VisitKeeper />
        </MemoryRouter>
      </ServicesContext.Provider>,
    ),
  );
  /** Nothing comes for that many milliseconds. */
  const rest = async (time: number) => {
    await world.clock.advance(time);
    await settle();
  };
  return { serverState, saved, rest, close: () => act(() => root.unmount()) };
};

const workspace = ['readWorkspace', null];
const figures = ['readMetrics', { client: '?client=dune' }];

describe('what is kept of an open page', () => {
  test('are the replies that it reads first, once none has come for a moment', async () => {
    const { serverState, saved, rest, close } = await openPage('/dashboard?client=dune');
    serverState.setQueryData(workspace, 'Berg');
    serverState.setQueryData(['listGoals', null], 'read later');
    await rest(1_000);
    serverState.setQueryData(figures, 'figures');
    await rest(1_499);
    const early = saved.length;
    await rest(1);
    await expect.poll(() => saved).toHaveLength(1);
    await close();

    expect(early).toBe(0);
    expect(saved).toEqual([
      {
        '/dashboard?client=dune': [
          [workspace, 'Berg'],
          [figures, 'figures'],
        ],
      },
    ]);
  });

  test('are none that are out of date or too long for a browser’s storage', async () => {
    const { serverState, saved, rest, close } = await openPage('/dashboard?client=dune');
    serverState.setQueryData(workspace, 'Berg');
    serverState.setQueryData(figures, 'x'.repeat(150_000));
    serverState.setQueryData(['readWhiteLabel', null], 'look');
    await serverState.invalidateQueries({ queryKey: ['readWhiteLabel'] });
    await rest(1_500);
    await expect.poll(() => saved).toHaveLength(1);
    await close();

    expect(saved).toEqual([{ '/dashboard?client=dune': [[workspace, 'Berg']] }]);
  });

  test('are those of three pages: the one that was open longest ago goes', async () => {
    const before: KeptPages = {
      '/a': [[['a'], 1]],
      '/dashboard': [[['old'], 0]],
      '/b': [[['b'], 2]],
      '/c': [[['c'], 3]],
    };
    const { serverState, saved, rest, close } = await openPage('/dashboard', before);
    serverState.setQueryData(workspace, 'Berg');
    await rest(1_500);
    await expect.poll(() => saved).toHaveLength(1);
    await close();

    expect(Object.entries(saved[0] ?? {})).toEqual([
      ['/b', [[['b'], 2]]],
      ['/c', [[['c'], 3]]],
      ['/dashboard', [[workspace, 'Berg']]],
    ]);
  });

  test('is nothing of the past of the log', async () => {
    const { serverState, saved, rest, close } = await openPage('/dashboard?as_of=12');
    serverState.setQueryData(workspace, 'Berg');
    await rest(1_500);
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    await close();

    expect(saved).toEqual([]);
  });
});
