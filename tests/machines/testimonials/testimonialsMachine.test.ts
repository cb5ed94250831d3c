/** Tests the testimonials: rotation and playback. */
import { describe, expect, test } from 'vitest';
import {
  type Hold,
  type TestimonialsEvent,
  testimonialsMachine,
} from '#machines/testimonials/testimonialsMachine.ts';
import { seen, startMachine } from '../machineHarness.ts';

const captions = [4, 3, 4];

const open = (...events: readonly TestimonialsEvent[]) => {
  const started = startMachine(testimonialsMachine, { captions });
  for (const event of events) started.actor.send(event);
  return started;
};

const look = (
  rotation: 'turning' | 'resting',
  playback: 'stopped' | 'playing',
  [current, caption = 0]: readonly [current: number, caption?: number],
  holds: readonly Hold[] = [],
) => ({ state: { rotation, playback }, context: { captions, current, caption, holds }, tags: [] });

const toggle = (index: number) => ({ type: 'card.toggle', index }) as const;
const choose = (index: number) => ({ type: 'card.choose', index }) as const;
const begin = (hold: Hold) => ({ type: 'hold.begin', hold }) as const;
const end = (hold: Hold) => ({ type: 'hold.end', hold }) as const;

const everyHold: readonly Hold[] = ['pointer', 'focus', 'hiddenTab', 'reducedMotion', 'visitor'];

describe(testimonialsMachine.id, () => {
  test('brings the next one to the front every 5 s, and the first after the last [S4.7] [S9.4]', () => {
    const { actor, world } = open();
    const inFront = [4_999, 1, 4_999, 1, 5_000, 5_000].map((passed) => {
      world.clock.advance(passed);
      return actor.getSnapshot().context.current;
    });

    expect(inFront).toEqual([0, 1, 1, 2, 0, 1]);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [1]));
  });

  test('plays the one whose button is pressed, which comes to the front and stays there [S2.12] [S4.7]', () => {
    const { actor, world } = open(toggle(2));
    expect(seen(actor)).toEqual(look('resting', 'playing', [2]));
    world.clock.advance(8_999);
    expect(seen(actor)).toEqual(look('resting', 'playing', [2, 2]));
  });

  test('stops when the same button is pressed again, and rotates on after 5 s [S2.12] [S4.7]', () => {
    const { actor, world } = open(toggle(1));
    world.clock.advance(4_000);
    actor.send(toggle(1));
    expect(seen(actor)).toEqual(look('turning', 'stopped', [1]));
    world.clock.advance(4_999);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [1]));
    world.clock.advance(1);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [2]));
  });

  test('plays one at a time: another button stops the first and plays its own from the beginning [S4.7]', () => {
    const { actor, world } = open(toggle(0));
    world.clock.advance(6_500);
    expect(seen(actor)).toEqual(look('resting', 'playing', [0, 2]));
    actor.send(toggle(2));
    expect(seen(actor)).toEqual(look('resting', 'playing', [2]));
    world.clock.advance(2_999);
    expect(seen(actor)).toEqual(look('resting', 'playing', [2]));
    world.clock.advance(1);
    expect(seen(actor)).toEqual(look('resting', 'playing', [2, 1]));
  });

  test('shows each caption for 3 s and stops by itself after the last', () => {
    const { actor, world } = open(toggle(1));
    const shown = [0, 2_999, 1, 3_000, 2_999].map((passed) => {
      world.clock.advance(passed);
      return seen(actor);
    });
    world.clock.advance(1);

    expect(shown).toEqual([
      look('resting', 'playing', [1]),
      look('resting', 'playing', [1]),
      look('resting', 'playing', [1, 1]),
      look('resting', 'playing', [1, 2]),
      look('resting', 'playing', [1, 2]),
    ]);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [1]));
  });

  test.each(everyHold)('rests as long as there is a hold: %s', (hold) => {
    const { actor, world } = open(begin(hold));
    world.clock.advance(60_000);
    expect([seen(actor), world.clock.pending()]).toEqual([look('resting', 'stopped', [0], [hold]), []]);
    actor.send(end(hold));
    world.clock.advance(4_999);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [0]));
    world.clock.advance(1);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [1]));
  });

  test('rests until the last of several holds has ended, each counted once', () => {
    const { actor, world } = open(begin('pointer'), begin('focus'), begin('pointer'), end('pointer'));
    world.clock.advance(60_000);
    expect(seen(actor)).toEqual(look('resting', 'stopped', [0], ['focus']));
    actor.send(end('focus'));
    expect(seen(actor)).toEqual(look('turning', 'stopped', [0]));
  });

  test('plays and stops while it is held, and rests on', () => {
    const { actor } = open(begin('reducedMotion'), toggle(0));
    expect(seen(actor)).toEqual(look('resting', 'playing', [0], ['reducedMotion']));
    actor.send(toggle(0));
    expect(seen(actor)).toEqual(look('resting', 'stopped', [0], ['reducedMotion']));
  });

  test('gives a chosen one 5 s of its own', () => {
    const { actor, world } = open();
    world.clock.advance(4_000);
    actor.send(choose(2));
    world.clock.advance(4_999);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [2]));
    world.clock.advance(1);
    expect(seen(actor)).toEqual(look('turning', 'stopped', [0]));
  });

  test('shows a chosen one while it is held, and stops the one that plays', () => {
    expect(seen(open(begin('visitor'), choose(1)).actor)).toEqual(
      look('resting', 'stopped', [1], ['visitor']),
    );
    expect(seen(open(toggle(0), choose(1)).actor)).toEqual(look('turning', 'stopped', [1]));
  });

  test.each([3, -1, 0.5, Number.NaN])('does not know a card %s', (index) => {
    expect(seen(open(toggle(index), choose(index)).actor)).toEqual(look('turning', 'stopped', [0]));
    expect(seen(open(toggle(1), toggle(index), choose(index)).actor)).toEqual(
      look('resting', 'playing', [1]),
    );
  });
});
