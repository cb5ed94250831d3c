/** Tests the machine of the mobile menu. */
import { describe, expect, test } from 'vitest';
import { type MobileMenuEvent, mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { seen, startMachine } from '../machineHarness.ts';

const open = (passed: number | null = null) => {
  const started = startMachine(mobileMenuMachine);
  if (passed !== null) {
    started.actor.send({ type: 'menu.toggle' });
    started.world.clock.advance(passed);
  }
  return started;
};

const at = (state: string, ...tags: string[]) => ({ state, context: {}, tags });
const closed = at('closed');
const opening = at('opening', 'locked', 'shown');
const opened = at('open', 'locked', 'shown');
const closing = at('closing', 'shown');

const closers: MobileMenuEvent['type'][] = [
  'menu.toggle',
  'menu.close',
  'escape.press',
  'link.choose',
  'page.change',
];

describe(mobileMenuMachine.id, () => {
  test('is closed at first [S4.9]', () => {
    expect(seen(open().actor)).toEqual(closed);
  });

  test('opens for exactly 0.3 s, the page locked from the beginning [S2.6] [S4.9] [S9.4]', () => {
    const { actor, world } = open(0);
    expect(seen(actor)).toEqual(opening);
    world.clock.advance(299);
    expect(seen(actor)).toEqual(opening);
    world.clock.advance(1);
    expect(seen(actor)).toEqual(opened);
    world.clock.advance(60_000);
    expect(seen(actor)).toEqual(opened);
  });

  test.each(closers)('closes by %s for exactly 0.3 s, the page free at once [S2.6] [S4.9] [S9.4]', (type) => {
    const { actor, world } = open(300);
    actor.send({ type });
    expect(seen(actor)).toEqual(closing);
    world.clock.advance(299);
    expect(seen(actor)).toEqual(closing);
    world.clock.advance(1);
    expect(seen(actor)).toEqual(closed);
  });

  test.each(closers)('turns round by %s while it is still opening [S2.6]', (type) => {
    const { actor, world } = open(150);
    actor.send({ type });
    expect(seen(actor)).toEqual(closing);
    world.clock.advance(150);
    expect(seen(actor)).toEqual(closing);
    world.clock.advance(150);
    expect(seen(actor)).toEqual(closed);
  });

  test('turns round while it is closing, and opens for the whole 0.3 s again', () => {
    const { actor, world } = open(300);
    actor.send({ type: 'menu.toggle' });
    world.clock.advance(100);
    actor.send({ type: 'menu.toggle' });
    expect(seen(actor)).toEqual(opening);
    world.clock.advance(299);
    expect(seen(actor)).toEqual(opening);
    world.clock.advance(1);
    expect(seen(actor)).toEqual(opened);
  });

  test('does not mind another page while it is closed or closing, and does not start its animation anew', () => {
    const { actor, world } = open(300);
    actor.send({ type: 'link.choose' });
    world.clock.advance(100);
    actor.send({ type: 'page.change' });
    expect(seen(actor)).toEqual(closing);
    world.clock.advance(200);
    expect(seen(actor)).toEqual(closed);
    actor.send({ type: 'page.change' });
    actor.send({ type: 'menu.close' });
    expect([seen(actor), world.clock.pending()]).toEqual([closed, []]);
  });
});
