/** Tests generating ids. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare } from '#tests/support/chiSquare.ts';
import { createIds } from '#world/createIds.ts';
import { secureEntropy, seededEntropy } from '#world/entropy.ts';
import type { Entropy } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const clock = createVirtualClock(Date.UTC(2026, 0, 5, 9));
const seededIds = (seed: number) => createIds(clock, seededEntropy(seededRandom(seed)));
const take = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

const scripted = (...answers: readonly (readonly number[])[]): Entropy => {
  const left = [...answers];
  return () => new Uint8Array(left.shift() ?? []);
};

describe('ids', () => {
  test('names entities with 16 letters of five bits each', () => {
    const bytes = [0b00000_000, 0b01_00010_0, 0b0011_0010, 0b0_00101_00, 0b110_00111];
    const last = [0b11111_111, 0b11_11111_1, 0b1111_1111, 0b1_11111_11, 0b111_11111];

    expect(createIds(clock, scripted([...bytes, ...last])).entity()).toBe('01234567zzzzzzzz');
  });

  test('names entities with all letters equally often', () => {
    const letters = take(4096, seededIds(42).entity).join('');
    const counts = new Map<string, number>();
    for (const letter of letters) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }

    expect([...counts.keys()].toSorted().join('')).toBe('0123456789abcdefghjkmnpqrstvwxyz');
    expect(chiSquare([...counts.values()])).toBeLessThan(61.1);
  });

  test('makes secrets that are the bytes in base64url without padding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const secret = createIds(clock, scripted([...bytes])).secret(bytes.length);
        expect(secret).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });

  test('gives bytes as they come from entropy', () => {
    expect(createIds(clock, scripted([1, 2, 255])).bytes(3)).toEqual(new Uint8Array([1, 2, 255]));
  });

  test('makes correlations of 32 hex digits that are never all zero', () => {
    const zeros = take(16, () => 0);
    const ids = createIds(clock, scripted(zeros, zeros, [...zeros.slice(1), 10]));

    expect(ids.correlation()).toBe('0000000000000000000000000000000a');
  });

  test('counts under each name from 1', () => {
    const ids = seededIds(42);

    expect([ids.next('req'), ids.next('req'), ids.next('cmd'), ids.next('req')]).toEqual([
      'req-1',
      'req-2',
      'cmd-1',
      'req-3',
    ]);
  });

  test('repeats everything for the same seed and nothing for another', () => {
    const all = (seed: number) => {
      const ids = seededIds(seed);
      return take(20, () => [ids.uuid(), ids.entity(), ids.secret(32), ids.correlation()]).flat();
    };

    expect(all(7)).toEqual(all(7));
    expect(new Set([...all(7), ...all(8)]).size).toBe(160);
  });

  test('never gives the same twice from the platform', () => {
    const ids = createIds(clock, secureEntropy);
    const made = take(2000, () => [ids.uuid(), ids.entity(), ids.secret(16), ids.correlation()]).flat();

    expect(new Set(made).size).toBe(8000);
  });
});
