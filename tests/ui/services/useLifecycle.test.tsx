/** @vitest-environment happy-dom */
import { useSelector } from '@xstate/react';
import { Suspense, use, useCallback, useLayoutEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Snapshot, setup } from 'xstate';
import { liveActorsOf } from '#machines/liveActors.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { snapshotAt } from '#machines/startCopy.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { act } from '#tests/support/act.ts';
import { nextUncaught } from '#tests/support/nextUncaught.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { PartBoundary } from '#ui/parts/errors/PartBoundary.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { useLifecycle } from '#ui/services/useLifecycle.ts';

const Opener = ({ open }: { open: () => void }) => {
  useLayoutEffect(open, [open]);
  return null;
};

const Page = ({ text }: { text: Promise<string> }) => {
  const menu = useLifecycle(() => mobileMenuMachine, { id: 'page' });
  const open = useCallback(() => menu.send({ type: 'menu.toggle' }), [menu]);
  return (
    <>
      {use(text)}
      <Opener open={open} />
    </>
  );
};

const doorMachine = setup({
  types: { events: {} as { type: 'door.push' } },
  actions: { hold: () => undefined },
}).createMachine({
  initial: 'shut',
  states: { shut: { on: { 'door.push': { target: 'open', actions: 'hold' } } }, open: {} },
});

const Door = ({ hold }: { hold: () => void }) => {
  const actor = useLifecycle(() => doorMachine.provide({ actions: { hold } }), { id: 'door' });
  const state = useSelector(actor, ({ value }) => value);
  return (
    <button type="button" onClick={() => actor.send({ type: 'door.push' })}>
      {state}
    </button>
  );
};

describe('a page’s lifecycle', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('runs once though React has thrown a rendering away, takes what was sent before it started, and ends with the page', async () => {
    const world = newWorld();
    const running = () =>
      liveActorsOf(world.trace)
        .list()
        .map(({ id }) => id);
    const frames = () => world.trace.frames().map(({ name }) => name);
    let arrive: (text: string) => void = () => undefined;
    const text = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const page = await renderPart(
      <ServicesContext value={{ world } as unknown as AppServices}>
        <Suspense fallback="on its way">
          <Page text={text} />
        </Suspense>
      </ServicesContext>,
    );
    expect([page.container.textContent, running(), frames()]).toEqual(['on its way', [], []]);

    await act(async () => arrive('here'));
    // React shows the pending state for a moment.
    await expect
      .poll(() => [page.container.textContent, running(), frames()])
      .toEqual(['here', ['page'], ['page started', 'closed -> opening']]);

    await page.unmount();
    expect(running()).toEqual([]);
  });

  test('is replaced by a restart and by an earlier step; the page follows, and the old actor is stopped', async () => {
    const world = newWorld();
    const live = () => liveActorsOf(world.trace).list();
    const page = await renderPart(
      <ServicesContext value={{ world } as unknown as AppServices}>
        <Door hold={() => undefined} />
      </ServicesContext>,
    );
    const first = live()[0];
    await page.press('shut');
    await act(async () => first?.restart?.());
    const second = live()[0];
    const restarted = page.container.textContent;
    const open = second && snapshotAt(second.actor.logic, { value: 'open', context: {} });
    await act(async () => second?.restart?.(open as Snapshot<unknown>));

    expect([restarted, page.container.textContent]).toEqual(['shut', 'open']);
    expect([first, second].map((one) => one?.actor.getSnapshot().status)).toEqual(['stopped', 'stopped']);
    expect(live().map(({ actor }) => actor.getSnapshot().value)).toEqual(['open']);
    await act(async () => live()[0]?.restart?.());
    await page.press('shut');
    expect(page.container.textContent).toBe('open');
    await page.unmount();
    expect(live()).toEqual([]);
  });

  test('takes its part of the page with it when its actor breaks, and trying again makes another one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const world = newWorld();
    let holds = false;
    const hold = () => {
      if (!holds) throw new Error('the door fell');
    };
    const page = await renderPart(
      <ServicesContext value={{ world } as unknown as AppServices}>
        <PartBoundary component="Door">
          <Door hold={hold} />
        </PartBoundary>
      </ServicesContext>,
    );
    const uncaught = nextUncaught();
    await page.press('shut');

    expect(await uncaught).toEqual(new Error('the door fell'));
    expect(page.container.textContent).toBe('Door ErrorSomething went wrong. Please try again.Try Again');

    holds = true;
    await page.press('Try Again');
    await page.press('shut');
    expect(page.container.textContent).toBe('open');
    await page.unmount();
  });
});
