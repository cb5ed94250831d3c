/** Tests that a file with names that every object inherits reads as with any other word in their place. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportChoices } from '#domain/imports/platform/importReading.ts';
import { readExport } from '#tests/support/readExport.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => /^[a-z]+$/i.test(name));
const other = 'zzword';

const headers = ['Day', 'Channel', 'Campaign', 'Device', 'Country', 'Currency', 'Cost', 'Clicks'];

const fileWith = (word: string, places: readonly string[]): string => {
  const cellAt = (place: string, usual: string): string => (places.includes(place) ? word : usual);
  const row = (day: number) =>
    [`2026-11-0${day}`, 'Email', 'Autumn', 'Mobile', 'US', 'USD', '12.50', '3'].map((usual, index) =>
      day === 2 ? cellAt(headers[index] ?? '', usual) : usual,
    );
  const head = [...headers, cellAt('header', 'Note')];
  return [head, ...[1, 2, 3].map((day) => [...row(day), cellAt('note', '')])]
    .map((cells) => cells.join(','))
    .join('\n');
};

/** The reading as JSON, without hashes of the file and with the word in question replaced. */
const readWith = (word: string, places: readonly string[], choices: Partial<ImportChoices>): string => {
  const read = readExport(fileWith(word, places), choices);
  const functions: string[] = [];
  const text = JSON.stringify({ reading: read.reading, rows: read.rows() }, (key, value: unknown) => {
    if (typeof value === 'function') functions.push(key);
    return key === 'contentHash' || key === 'headersKey' ? undefined : value;
  });
  expect(functions).toEqual([]);
  return text.replaceAll(new RegExp(word, 'gi'), other);
};

test('an inherited name in any cell or header of a file reads as any other word does', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...inherited),
      fc.subarray([...headers, 'header', 'note'], { minLength: 1 }),
      fc.constantFrom<Partial<ImportChoices>>({}, { decimal: '.', dateOrder: 'dayFirst' }),
      (word, places, choices) => {
        expect(readWith(word, places, choices)).toBe(readWith(other, places, choices));
      },
    ),
    { numRuns: 300, examples: inherited.map((word) => [word, ['Channel', 'header'], {}]) },
  );
});
