import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNames, foldForSearch, matcherOf } from '#domain/text/searchText.ts';

const found = (search: string, text: string) => matcherOf(search)(text);

describe('searchText', () => {
  test.each([
    ['muller', 'Müller & Söhne'],
    ['MÜLLER', 'mu\u0308ller'],
    ['mu\u0308ller', 'Müller'],
    ['strasse', 'Hauptstraße'],
    ['straße', 'STRASSE'],
    ['orsted', 'Ørsted'],
    ['lodz', 'Łódź'],
    ['istanbul', 'İSTANBUL'],
    ['diyarbakir', 'Diyarbakır'],
    ['aether', 'Æther'],
    ['oeuvre', 'Œuvre'],
    ['reykjavik thorsmork', 'Þórsmörk, Reykjavík'],
    ['σοφος', 'ΣΟΦΌΣ'],
    ['елка', 'Ёлка'],
    ['acme', 'ＡＣＭＥ'],
    ['office', 'Oﬃce'],
    ['cafe', 'Ca\u00ADfe\u0301'],
    ['\u200Bacme\u2060', 'Acme'],
    ["o'neil", 'O’Neil'],
    ["hawai'i", 'Hawaiʻi'],
    ['2026', '٢٠٢٦ حملة'],
    ['a-b', 'A−B'],
    ['viet nam', 'Việt  Nam'],
    ['כלב', 'כֶּלֶב'],
    ['', 'anything'],
    [' \u2800', 'anything'],
  ])('matcherOf(%j) finds %j', (search, text) => {
    expect(found(search, text)).toBe(true);
  });

  test.each([
    ['muller', 'Miller'],
    ['acme north', 'Acme South'],
    ['हिन्दी', 'हन्दु'],
  ])('matcherOf(%j) does not find %j', (search, text) => {
    expect(found(search, text)).toBe(false);
  });

  test('matcherOf finds every text by itself in each composition and case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => text.normalize(form));
        expect(forms.map((form) => found(form, text))).toEqual([true, true, true, true]);
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });

  test('compareNames keeps accents beside their letter and counts numbers', () => {
    expect(
      ['Zara', 'Östlund', 'store 10', 'oslo', 'Store 2', 'Äpfel', 'apfel'].toSorted(compareNames),
    ).toEqual(['apfel', 'Äpfel', 'oslo', 'Östlund', 'Store 2', 'store 10', 'Zara']);
  });
});
