/** Tests that packed rows keep every row, in day order, in chunks that fit an event. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { createContent } from '#domain/imports/importContent.ts';
import {
  areSameTotals,
  type ImportedRow,
  importMeasures,
  mostOfMeasure,
} from '#domain/imports/importedRow.ts';
import { type ImportChunk, longestChunk, longestChunkText, packRows } from '#domain/imports/packedRows.ts';
import { chunkText, eachChunkRow, measuresOf, readChunk } from '#domain/imports/readChunk.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { importedRow, totalsOf } from '#tests/support/importBody.ts';

const anyMeasures = fc.record(
  Object.fromEntries(importMeasures.map((name) => [name, fc.nat(mostOfMeasure)])),
  { requiredKeys: [] },
) as fc.Arbitrary<ImportedRow['measures']>;

const anyRow: fc.Arbitrary<ImportedRow> = fc.record({
  day: fc.integer({ min: 18_000, max: 20_000 }).map(calendarDayOf),
  channel: fc.constantFrom(...channels),
  campaign: fc.option(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })),
  device: fc.option(fc.constantFrom(...devices)),
  country: fc.option(fc.constantFrom(...countries)),
  measures: anyMeasures,
});

const rowsIn = (chunk: ImportChunk): readonly ImportedRow[] => {
  const rows: ImportedRow[] = [];
  const columns = measuresOf(chunk);
  eachChunkRow(chunk, ({ day, ...row }, at) => {
    const told = importMeasures.flatMap((name, index) => {
      const value = columns[index]?.[at] ?? null;
      return value === null ? [] : [[name, value] as const];
    });
    rows.push({ ...row, day: calendarDayOf(day), measures: Object.fromEntries(told) });
  });
  return rows;
};

const unpacked = async (packed: readonly string[]): Promise<readonly ImportedRow[]> => {
  const rows: ImportedRow[] = [];
  for (const one of packed) rows.push(...rowsIn(readChunk((await chunkText(one)) ?? '')));
  return rows;
};

const byDay = (rows: readonly ImportedRow[]) =>
  rows.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

describe('packed rows', () => {
  test('are the rows that went in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 60 }), async (rows) => {
        expect(await unpacked(await packRows(rows))).toEqual(byDay(rows));
      }),
      { numRuns: 40 },
    );
  });

  test('of few rows are plain text: platforms compress differently, and what is written is the same on each', async () => {
    const [one = '', ...others] = await packRows([importedRow('2026-02-09')]);
    expect([others, readChunk(one)]).toEqual([[], readChunk((await chunkText(one)) ?? '')]);
    expect(await chunkText(`{${' '.repeat(longestChunkText)}`)).toBe(null);
  });

  test('of many rows that are hard to pack fit into events, and none is lost', async () => {
    const rows = Array.from({ length: 9_000 }, (_, index) =>
      importedRow(calendarDayOf(19_000 + (index % 300)), {
        campaign: `${index} ${'ü'.repeat(100)}`,
        measures: Object.fromEntries(
          importMeasures.map((name, place) => [name, (index * 7_919 * (place + 3)) % mostOfMeasure]),
        ),
      }),
    );
    const packed = await packRows(rows);
    const texts = await Promise.all(packed.map(chunkText));
    expect(Math.max(...packed.map(({ length }) => length))).toBeLessThanOrEqual(longestChunk);
    const bytes = texts.map((text) => new TextEncoder().encode(text ?? '').length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(longestChunkText);
    expect(await unpacked(packed)).toEqual(byDay(rows));
  });

  test.each(['', 'no base64!', btoa('no deflate'), 'AAAA'])('%j is no chunk', async (text) => {
    expect((await chunkText(text)) ?? '').toBe('');
  });

  test('that would be longer than a chunk may be are none', async () => {
    const rows = Array.from({ length: 4_000 }, () => importedRow('2025-12-01'));
    const [packed = ''] = await packRows(rows);
    const text = (await chunkText(packed)) ?? '';
    expect(text.length).toBeGreaterThan(50_000);
    const bomb = await new Response(
      new Blob([' '.repeat(longestChunkText + 1)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).bytes();
    expect(await chunkText(btoa(String.fromCharCode(...bomb)))).toBeNull();
  });
});

test('what rows come to is the same whether they are added as rows or as chunks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 30 }), async (rows) => {
      const small = rows.map((row) => ({ ...row, measures: { ...row.measures, clicks: 1 } }));
      const content = createContent({ today: 21_000 });
      let problem: string | null = null;
      for (const one of await packRows(small))
        problem ??= content.add(readChunk((await chunkText(one)) ?? ''));
      const told = content.result();
      // Sums of a day may overflow.
      if (problem === null) {
        expect([told?.rows, areSameTotals(told?.totals ?? {}, totalsOf(small))]).toEqual([
          small.length,
          true,
        ]);
      }
    }),
    { numRuns: 40 },
  );
});

test('a day with more than fits is refused', async () => {
  const row = importedRow('2025-12-01', { measures: { clicks: mostOfMeasure } });
  const [packed = ''] = await packRows([row, row]);
  const content = createContent({ today: 21_000 });
  expect(content.add(readChunk((await chunkText(packed)) ?? ''))).toBe(
    '2025-12-01 has more clicks than can be',
  );
});
