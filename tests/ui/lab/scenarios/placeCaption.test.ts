/** Tests placing a caption. */
import { describe, expect, test } from 'vitest';
import { type Box, placeCaption } from '#ui/lab/scenarios/placeCaption.ts';

const room = { width: 1_000, height: 600 };
const caption = { width: 300, height: 40 };

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('a caption', () => {
  test('is below what it speaks of, else above it, else beside it', () => {
    const places = [
      { left: 400, top: 100, width: 200, height: 30 },
      { left: 400, top: 560, width: 200, height: 30 },
      { left: 0, top: 0, width: 500, height: 600 },
      { left: 500, top: 0, width: 500, height: 600 },
    ].map((thing) => placeCaption(thing, caption, room));

    expect(places).toEqual([
      { left: 350, top: 142 },
      { left: 350, top: 508 },
      { left: 512, top: 280 },
      { left: 188, top: 280 },
    ]);
  });

  test('is at the bottom when it speaks of nothing that is in sight, and where it covers least of what fills the room', () => {
    expect(placeCaption(null, caption, room)).toEqual({ left: 350, top: 548 });
    expect(placeCaption({ left: 0, top: 40, width: 1_000, height: 560 }, caption, room)).toEqual({
      left: 350,
      top: 12,
    });
  });

  test('is never over it where there is room anywhere beside it, and never leaves the room', () => {
    const steps = Array.from({ length: 10 }, (_, index) => index / 10);
    const things = steps.flatMap((x) =>
      steps.flatMap((y) =>
        [60, 400, 650].map((width) => ({ left: x * 1_000, top: y * 600, width, height: 80 })),
      ),
    );
    for (const thing of things) {
      const place = { ...placeCaption(thing, caption, room), ...caption };
      expect([isOver(place, thing), thing, place]).toEqual([false, thing, place]);
      expect(place.left >= 0 && place.top >= 0 && place.left + 300 <= 1_000 && place.top + 40 <= 600).toBe(
        true,
      );
    }
  });
});
