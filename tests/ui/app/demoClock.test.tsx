/** @vitest-environment happy-dom */
/** Tests that the page follows the demo's clock and reports that the clock is ahead. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { dayLength } from '#domain/inspection/clockLead.ts';
import { act } from '#tests/support/act.ts';
import { virtualDemoClock } from '#tests/support/demoClock.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { useFollowedClock } from '#ui/app/LateShell.tsx';
import { LabOpeningHolder, useLabOpening } from '#ui/app/lab/labOpening.tsx';
import { DemoClockNotice } from '#ui/app/shell/ShellNotices.tsx';
import { day } from '#ui/content/dates.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext, useServices } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const memoized = vi.fn<(clock: object) => void>();

const Age = () => {
  const { world } = useServices();
  memoized(world.clock);
  return <output>{new Date(world.clock.now()).toISOString()}</output>;
};

const Place = () => {
  const { hash } = useLocation();
  const { isOpen } = useLabOpening();
  return <code>{`${hash} ${isOpen}`}</code>;
};

const Following = () => {
  useFollowedClock();
  return null;
};

const App = ({ services }: { services: AppServices }) => {
  const [world, moveWorld] = useState(services.world);
  const moved = useMemo(() => ({ ...services, world, moveWorld }), [services, world]);
  return (
    <ServicesContext value={moved}>
      <Following />
      <Age />
      <DemoClockNotice />
      <Place />
    </ServicesContext>
  );
};

const open = async () => {
  const world = createVirtualWorld({ start: '2026-03-02T09:00:00Z' });
  const demoClock = virtualDemoClock(world.clock);
  const invalidateQueries = vi.fn<() => Promise<void>>(async () => {});
  const send = vi.fn<(event: object) => void>();
  const services = {
    api: {},
    world,
    demoClock: async () => demoClock,
    serverState: { invalidateQueries },
    actors: { subscription: { send } },
  } as unknown as AppServices;
  const page = await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LabOpeningHolder>
          <App services={services} />
        </LabOpeningHolder>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { page, world, demoClock, invalidateQueries, send };
};

test('once the clock rests the page works out its times anew and asks for everything again', async () => {
  const { page, world, demoClock, invalidateQueries, send } = await open();
  memoized.mockClear();
  await act(async () => {
    demoClock.advance(2 * dayLength);
    world.clock.advance(3_999);
  });
  expect(invalidateQueries).not.toHaveBeenCalled();
  await act(async () => world.clock.advance(1));

  expect(page.container.querySelector('output')?.textContent).toBe('2026-03-04T09:00:04.000Z');
  expect(memoized.mock.calls.at(-1)?.[0]).not.toBe(world.clock);
  expect([invalidateQueries.mock.calls.length, send.mock.calls]).toEqual([
    1,
    [[{ type: 'subscription.reload' }]],
  ]);
  await page.unmount();
});

test('where a move is over nobody waits for the clock to rest', async () => {
  const { page, demoClock, invalidateQueries } = await open();
  await act(async () => {
    demoClock.advance(dayLength);
    demoClock.arrive();
  });

  expect(page.container.querySelector('output')?.textContent).toBe('2026-03-03T09:00:00.000Z');
  expect(invalidateQueries).toHaveBeenCalledTimes(1);
  await page.unmount();
});

test('a notice says how far the clock is ahead, and leads to the demo’s panel', async () => {
  const { page, demoClock } = await open();
  expect(page.container.querySelector('section')).toBeNull();
  await act(async () => void demoClock.advance(3 * dayLength));
  expect(page.container.querySelector('section[aria-label="Demo clock"] p')?.textContent).toBe(
    `Demo clock: 3 days ahead. It shows ${day('2026-03-05T09:00:00Z')}. Reset the demo to return to real time.`,
  );
  await page.press('Open the demo console');

  expect(page.container.querySelector('code')?.textContent).toBe('#lab/demo true');
  await page.unmount();
});
