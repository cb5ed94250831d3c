/** Where the page stands after a change of route. */
import { describe, expect, test } from 'vitest';
import { pageScrollMachine } from '#machines/pageScroll/pageScrollMachine.ts';
import { onStage, seen } from '../stage.ts';

const open = (path = '/') => {
  let scrolled = 0;
  const scrollToTop = () => {
    scrolled += 1;
  };
  const stage = onStage(pageScrollMachine.provide({ actions: { scrollToTop } }), { path });
  const go = (to: string, fromMobileMenu = false) =>
    stage.actor.send({ type: 'page.change', path: to, fromMobileMenu });
  return { ...stage, go, scrolled: () => scrolled };
};

const resting = (path: string) => ({ state: 'resting', context: { path }, tags: [] });
const waiting = (path: string) => ({ state: 'waiting', context: { path }, tags: [] });

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
});
