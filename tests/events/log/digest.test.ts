/** Tests the SHA-256 of a text against Node's, for one block and for several. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from '#events/log/digest.ts';

const ofNode = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('the digest of a text', () => {
  test('is SHA-256 of its UTF-8', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256Hex(text) === ofNode(text)));
  });

  test.each([0, 1, 1_364, 1_365, 1_366, 4_096, 5_000])(
    'does not depend on the length, also of %i units',
    (length) => {
      const texts = ['a', 'é', '€'].map((unit) => unit.repeat(length));
      expect(texts.map(sha256Hex)).toEqual(texts.map(ofNode));
    },
  );

  test('does not depend on what was hashed before', () => {
    const long = sha256Hex('€'.repeat(1_365));
    expect([sha256Hex('a'), long]).toEqual([ofNode('a'), ofNode('€'.repeat(1_365))]);
  });
});
