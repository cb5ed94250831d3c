/** @vitest-environment happy-dom */
/** Tests saving an open page: the replies it shows, once the page is idle. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { VisitKeeper } from '#ui/app/shell/VisitKeeper.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import type { CachedPages, VisitCache } from '#ui/services/visitCache.ts';
import { afterPaint } from '#world/afterPaint.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { noraKnown } from '../../machines/people.ts';

const route = { path: '/dashboard', guard: 'dashboard' };

const openPage = async (address: string, before: CachedPages = {}) => {
  const world = createVirtualWorld();
  const serverState = new QueryClient();
  const saved: CachedPages[] = [];
  const visitCache: Partial<VisitCache> = {
    load: () => ({ person: noraKnown, pages: before }),
    save: ({ pages }) => void saved.push(pages),
  };
  const services = {
    world,
    serverState,
    visitCache,
    pages: { routeAt: () => route },
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
  const show = (queryKey: readonly unknown[], data: unknown) => {
    serverState.setQueryData(queryKey, data);
    const shown = { queryKey, queryFn: () => data, staleTime: Number.POSITIVE_INFINITY };
    new QueryObserver(serverState, shown).subscribe(() => undefined);
  };
  const rest = async (time: number) => {
    await world.clock.advance(time);
    await settle();
  };
  return { serverState, show, saved, rest, close: () => act(() => root.unmount()) };
};

const hidePage = async (): Promise<void> => {
  const visible = Object.getOwnPropertyDescriptor(document, 'hidden');
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  if (visible) Object.defineProperty(document, 'hidden', visible);
  else Reflect.deleteProperty(document, 'hidden');
  await settle();
};

const workspace = ['readWorkspace', null];
const figures = ['readMetrics', { client: 'dune' }];

describe('what is kept of an open page', () => {
  test('are the replies that it shows, once none has come for a moment', async () => {
    const { serverState, show, saved, rest, close } = await openPage('/dashboard?client=dune');
    show(workspace, 'Berg');
    serverState.setQueryData(['listGoals', null], 'shown nowhere');
    await rest(1_000);
    show(figures, 'figures');
    await rest(1_499);
    const early = saved.length;
    await rest(1);
    await expect.poll(() => saved).toHaveLength(1);
    await close();

    expect(early).toBe(0);
    const replies = JSON.stringify([
      [workspace, 'Berg'],
      [figures, 'figures'],
    ]);
    expect(saved).toEqual([{ '/dashboard?client=dune': replies }]);
  });

  test('are those of a minute later, or of the moment at which the page is hidden', async () => {
    const { serverState, show, saved, rest, close } = await openPage('/dashboard');
    show(workspace, 'Berg');
    await rest(1_500);
    await expect.poll(() => saved).toHaveLength(1);
    serverState.setQueryData(workspace, 'Berge');
    await rest(30_000);
    const meanwhile = saved.length;
    await hidePage();
    await hidePage();
    await rest(60_000);
    serverState.setQueryData(workspace, 'Gebirge');
    await rest(1_500);
    await expect.poll(() => saved).toHaveLength(3);
    await close();

    expect(meanwhile).toBe(1);
    expect(saved.map((pages) => JSON.parse(pages['/dashboard'] ?? '')[0][1])).toEqual([
      'Berg',
      'Berge',
      'Gebirge',
    ]);
  });

  test('are none that are out of date or too long for a browser’s storage', async () => {
    const { serverState, show, saved, rest, close } = await openPage('/dashboard');
    show(workspace, 'Berg');
    show(figures, 'x'.repeat(150_000));
    show(['readWhiteLabel', null], 'look');
    await serverState.invalidateQueries({ queryKey: ['readWhiteLabel'], refetchType: 'none' });
    await rest(1_500);
    await expect.poll(() => saved).toHaveLength(1);
    await close();

    expect(saved).toEqual([{ '/dashboard': JSON.stringify([[workspace, 'Berg']]) }]);
  });

  test('are those of three pages: the one that was kept longest goes', async () => {
    const before = { '/a': 'a', '/dashboard': 'old', '/b': 'b', '/c': 'c' };
    const { show, saved, rest, close } = await openPage('/dashboard', before);
    show(workspace, 'Berg');
    await rest(1_500);
    await expect.poll(() => saved).toHaveLength(1);
    await close();

    expect(Object.entries(saved[0] ?? {})).toEqual([
      ['/b', 'b'],
      ['/c', 'c'],
      ['/dashboard', JSON.stringify([[workspace, 'Berg']])],
    ]);
  });

  test('is nothing of the past of the log', async () => {
    const { show, saved, rest, close } = await openPage('/dashboard?as_of=12');
    show(workspace, 'Berg');
    await rest(1_500);
    await new Promise<void>((resolve) => afterPaint(() => afterPaint(resolve)));
    await close();

    expect(saved).toEqual([]);
  });
});
