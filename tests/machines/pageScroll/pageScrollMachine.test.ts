/** Tests the scroll position after a change of route. */
import { describe, expect, test } from 'vitest';
import { timings } from '#domain/timings.ts';
import { pageScrollMachine } from '#machines/pageScroll/pageScrollMachine.ts';
import { pageScrollService } from '#machines/pageScroll/pageScrollService.ts';
import { seen, startMachine } from '../machineHarness.ts';

/** A page that records scrolling and whose height the test controls. */
const open = (path = '/') => {
  const places: number[] = [];
  const watched: (number | null)[] = [];
  const page = {
    scrollTo: (place: number) => void places.push(place),
    watch: (place: number) => {
      watched.push(place);
      return () => void watched.push(null);
    },
  };
  const started = startMachine(pageScrollMachine.provide(pageScrollService(page)), { path });
  const go = (to: string, fromMobileMenu = false) =>
    started.actor.send({ type: 'page.change', path: to, fromMobileMenu, top: null });
  const comeBack = (to: string, place: number) =>
    started.actor.send({ type: 'page.change', path: to, fromMobileMenu: false, top: place });
  return { ...started, go, comeBack, places, watched, scrolled: () => places.length };
};

const resting = (path: string, top: number | null = null) => ({
  state: 'resting',
  context: { path, top },
  tags: [],
});
const waiting = (path: string) => ({ state: 'waiting', context: { path, top: null }, tags: [] });
const returning = (path: string, top: number) => ({ state: 'returning', context: { path, top }, tags: [] });

describe(pageScrollMachine.id, () => {
  test('leaves the first page as it is', () => {
    const { actor, scrolled } = open('/pricing');

    expect([seen(actor), scrolled()]).toEqual([resting('/pricing'), 0]);
  });

  test('scrolls to top at once on every change of route [S2.7]', () => {
    const { actor, go, scrolled } = open();
    go('/pricing');
    go('/');
    go('/pricing');

    expect([seen(actor), scrolled()]).toEqual([resting('/pricing'), 3]);
  });

  test('waits exactly 50 ms when a link of the mobile menu led to a different page [S2.7] [S9.4]', () => {
    const { actor, world, go, scrolled } = open();
    go('/features', true);
    world.clock.advance(49);
    expect([seen(actor), scrolled()]).toEqual([waiting('/features'), 0]);
    world.clock.advance(1);
    expect([seen(actor), scrolled()]).toEqual([resting('/features'), 1]);
    world.clock.advance(1_000);
    expect(scrolled()).toEqual(1);
  });

  test('scrolls at once when a link of the mobile menu led to the same page [S2.7]', () => {
    const { actor, go, scrolled } = open('/features');
    go('/features', true);

    expect([seen(actor), scrolled()]).toEqual([resting('/features'), 1]);
  });

  test('waits anew when the mobile menu leads on meanwhile', () => {
    const { actor, world, go, scrolled } = open();
    go('/features', true);
    world.clock.advance(30);
    go('/pricing', true);
    world.clock.advance(49);
    expect([seen(actor), scrolled()]).toEqual([waiting('/pricing'), 0]);
    world.clock.advance(1);
    expect(scrolled()).toEqual(1);
  });

  test('waits no more when the page changes in another way meanwhile', () => {
    const { actor, world, go, scrolled } = open();
    go('/features', true);
    go('/');
    expect([seen(actor), scrolled()]).toEqual([resting('/'), 1]);
    world.clock.advance(1_000);
    expect(scrolled()).toEqual(1);
  });

  test('is where its reader left it as soon as the page reaches that far', () => {
    const { actor, comeBack, places, watched } = open('/pricing');
    comeBack('/clients', 1_200);
    expect([seen(actor), places, watched]).toEqual([returning('/clients', 1_200), [1_200], [1_200]]);
    actor.send({ type: 'content.tall' });
    expect([seen(actor), places, watched]).toEqual([
      resting('/clients', 1_200),
      [1_200, 1_200],
      [1_200, null],
    ]);
  });

  test('leaves the page to a reader who moves before it reaches that far', () => {
    const { actor, comeBack, places, watched } = open('/pricing');
    comeBack('/clients', 1_200);
    actor.send({ type: 'reader.move' });
    actor.send({ type: 'content.tall' });
    expect([seen(actor), places, watched]).toEqual([resting('/clients', 1_200), [1_200], [1_200, null]]);
  });

  test('waits for a page that stays short no longer than five seconds', () => {
    const { actor, world, comeBack, places } = open('/pricing');
    comeBack('/clients', 1_200);
    world.clock.advance(timings.scrollReturn - 1);
    expect(seen(actor)).toEqual(returning('/clients', 1_200));
    world.clock.advance(1);
    expect([seen(actor), places]).toEqual([resting('/clients', 1_200), [1_200]]);
  });

  test('waits no more when a link leads on, to the top of another page', () => {
    const { actor, comeBack, go, places, watched } = open('/pricing');
    comeBack('/clients', 1_200);
    go('/billing');
    expect([seen(actor), places, watched]).toEqual([resting('/billing'), [1_200, 0], [1_200, null]]);
  });
});
