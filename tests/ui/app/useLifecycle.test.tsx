/** @vitest-environment happy-dom */
import { act, Suspense, use, useCallback, useLayoutEffect } from 'react';
import { describe, expect, test } from 'vitest';
import { liveActorsOf } from '#machines/liveActors.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { newWorld } from '#tests/machines/stage.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import type { AppServices } from '#ui/app/services.ts';
import { ServicesContext } from '#ui/app/servicesContext.ts';
import { useLifecycle } from '#ui/app/useLifecycle.ts';

/** Parts of a page are there before the page is. */
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

describe('a page’s lifecycle', () => {
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
    expect([page.container.textContent, running(), frames()]).toEqual([
      'here',
      ['page'],
      ['page started', 'closed -> opening'],
    ]);

    await page.unmount();
    expect(running()).toEqual([]);
  });
});
