/** Tests ids that sort by time. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '#world/clock.ts';
import { createUuidV7 } from '#world/createIds.ts';
import { seededEntropy } from '#world/entropy.ts';
import type { Entropy } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';

const start = Date.UTC(2026, 0, 5, 9);
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const settableClock = (time: number) => {
  const clock = { time, now: () => clock.time, setTimeout: () => 0, clearTimeout: () => {} };
  return clock satisfies Clock;
};

const filledWith =
  (byte: number): Entropy =>
  (length) =>
    new Uint8Array(length).fill(byte);

const timeOf = (uuid: string) => Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);

describe('UUID of version 7', () => {
  test('holds version, variant and the time, here that of the example in RFC 9562', () => {
    const uuid = createUuidV7(settableClock(0x017f22e279b0), seededEntropy(seededRandom(42)))();

    expect(uuid).toMatch(form);
    expect(uuid.slice(0, 14)).toBe('017f22e2-79b0-');
  });

  test('puts the counter behind the time and entropy behind the counter', () => {
    const next = createUuidV7(settableClock(0), filledWith(0xff));

    expect([next(), next()]).toEqual([
      '00000000-0000-77ff-bfff-ffffffffffff',
      '00000000-0000-7800-80ff-ffffffffffff',
    ]);
  });

  test('does not let entropy into version, variant or counter', () => {
    expect(createUuidV7(settableClock(0), filledWith(0))()).toBe('00000000-0000-7000-8000-000000000000');
  });

  test('lets the time run a millisecond ahead when the counter is full, until the clock has caught up', () => {
    const clock = settableClock(start);
    const next = createUuidV7(clock, filledWith(0xff));
    const uuids = Array.from({ length: 2 ** 17 + 1 }, next);
    expect(uuids.slice(-1).map(timeOf)).toEqual([start]);
    const ahead = next();
    clock.time += 1;
    const caughtUp = next();
    clock.time += 1;

    expect([ahead, caughtUp, next()].map(timeOf)).toEqual([start + 1, start + 1, start + 2]);
    expect([...uuids, ahead, caughtUp]).toEqual([...uuids, ahead, caughtUp].toSorted());
  });

  test('is new and greater at each call, whether the clock goes on, is or goes back', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.array(fc.integer({ min: -3, max: 5 }), { maxLength: 60 }),
        (seed, moves) => {
          const clock = settableClock(start);
          const next = createUuidV7(clock, seededEntropy(seededRandom(seed)));
          const uuids = moves.map((move) => {
            clock.time += move;
            return next();
          });

          expect(uuids).toEqual([...new Set(uuids)].toSorted());
          expect(uuids.every((uuid) => form.test(uuid))).toBe(true);
        },
      ),
    );
  });

  test('reports the latest time that the clock has shown', () => {
    const clock = settableClock(start);
    const next = createUuidV7(clock, seededEntropy(seededRandom(42)));
    const times = [0, 10, -40, 35].map((move) => {
      clock.time += move;
      return timeOf(next()) - start;
    });

    expect(times).toEqual([0, 10, 10, 10]);
  });

  test('refuses times that 48 bits cannot hold', () => {
    for (const time of [-1, 2 ** 48, Number.NaN]) {
      expect(() => createUuidV7(settableClock(time), filledWith(0))()).toThrow(RangeError);
    }
  });
});
