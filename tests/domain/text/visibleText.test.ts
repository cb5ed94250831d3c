import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyText, withoutInvisible } from '#domain/text/visibleText.ts';

const unseen = [
  0x00, 0x09, 0x20, 0x7f, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x2000,
  0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x202f, 0x205f, 0x2060, 0x2061,
  0x2066, 0x2069, 0x206a, 0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffb, 0x1d159,
  0x1d173, 0xe0001, 0xe0020, 0xe007f, 0xe0100,
].map((code) => String.fromCodePoint(code));

/** Preserved after a visible character. */
const selectors = [0x180b, 0xfe00, 0xfe0f, 0xe0020, 0xe007f, 0xe0100];

const marks = ['\u0301', '\u0338', '\u20E3', '\u093F'];

describe('visibleText', () => {
  test('tidyText is empty where there is nothing to see, in any number and order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...unseen, ...marks), { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        expect([tidyText(text), tidyText(`${text}a${text}`) === '']).toEqual(['', false]);
      }),
    );
  });

  test('tidyText trims what cannot be seen at both ends and is the same a second time', () => {
    const edges = unseen.filter((one) => !selectors.includes(one.codePointAt(0) ?? 0));
    const edge = fc.array(fc.constantFrom(...edges), { maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        edge,
        edge,
        fc.constantFrom('Müller & Söhne', 'می‌خواهم', 'שלום עולם', '👩‍👧', 'A  B'),
        (head, tail, name) => {
          expect([tidyText(head + name + tail), tidyText(tidyText(head + name + tail))]).toEqual([
            name,
            name,
          ]);
        },
      ),
    );
  });

  test.each([
    ['a heart with its selector', '❤️'],
    ['a family of joined people', '👩‍👩‍👧‍👦'],
    ['the flag of England, which ends with tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['a keycap', '1️⃣'],
    ['Persian with a non-joiner', 'کتاب‌ها'],
    ['a letter with an ideographic selector', '葛\u{E0100}'],
    ['Devanagari with joiners', 'क्‍ष'],
  ])('tidyText keeps %s', (_what, text) => {
    expect(tidyText(`\u200B ${text}`)).toBe(text);
  });

  test('tidyText composes letters and drops embeddings that would reverse what follows', () => {
    expect(['Mu\u0308ller', '\u202Eevil\u202C', 'a\u2067b'].map(tidyText)).toEqual(['Müller', 'evil', 'ab']);
  });

  test('withoutInvisible leaves plain spaces alone', () => {
    expect(withoutInvisible('\u200Bann\u00AD@exa\u2060mple.com\u00A0x')).toBe('ann@example.com x');
  });
});
