/** Tests the hash against published values for whole words. */
import { describe, expect, test } from 'vitest';
import { finishHash, mixWord } from '#world/murmurHash3.ts';

const hashOf = (seed: number, ...words: number[]) => finishHash(words.reduce(mixWord, seed), words.length);

const wordOf = (letters: string) => new DataView(new TextEncoder().encode(letters).buffer).getUint32(0, true);

describe('MurmurHash3', () => {
  test('gives the published values for no word', () => {
    expect([hashOf(0), hashOf(1), hashOf(0xffffffff)]).toEqual([0, 0x514e28b7, 0x81f16f39]);
  });

  test('gives the published values for one word', () => {
    expect([
      hashOf(0, 0),
      hashOf(0, 0xffffffff),
      hashOf(0, 0x87654321),
      hashOf(0x5082edee, 0x87654321),
      hashOf(0x9747b28c, wordOf('aaaa')),
      hashOf(0x9747b28c, wordOf('abcd')),
    ]).toEqual([0x2362f9de, 0x76293b50, 0xf55b516b, 0x2362f9de, 0x5a97808a, 0xf0478627]);
  });
});
