/** Tests that paginated lists are read to their end by cursor. */
import { describe, expect, test } from 'vitest';
import { mostItems, readToEnd } from '#machines/api/readToEnd.ts';

const listOf = (length: number) => {
  const asked: unknown[] = [];
  const all = Array.from({ length }, (_, index) => index);
  const read = async (from: { readonly cursor?: string; readonly limit: string }) => {
    asked.push(from);
    const start = Number(from.cursor ?? 0);
    const end = start + Number(from.limit);
    return { items: all.slice(start, end), next_cursor: end < length ? String(end) : null };
  };
  return { asked, read, countOf: ({ items }: { readonly items: readonly number[] }) => items.length };
};

describe('a list that is read to its end', () => {
  test('comes in pages of 500, and reports how much is here after each', async () => {
    const { asked, ...list } = listOf(1_200);
    const told: number[] = [];
    const pages = await readToEnd({ ...list, tell: (count) => told.push(count) });
    expect(pages.flatMap(({ items }) => items)).toEqual(Array.from({ length: 1_200 }, (_, index) => index));
    expect(told).toEqual([500, 1_000, 1_200]);
    expect(asked).toEqual([
      { limit: '500' },
      { cursor: '500', limit: '500' },
      { cursor: '1000', limit: '500' },
    ]);
  });

  test('is one page when it is short, an empty one too', async () => {
    const { read, countOf } = listOf(0);
    expect(await readToEnd({ read, countOf })).toEqual([{ items: [], next_cursor: null }]);
  });

  test('ends at the stated number, and says that there is more', async () => {
    const { read, countOf } = listOf(mostItems + 1);
    const pages = await readToEnd({ read, countOf });
    expect([pages.flatMap(({ items }) => items).length, pages.at(-1)?.next_cursor]).toEqual([
      mostItems,
      String(mostItems),
    ]);
  });

  test('is refused where a page names the cursor that it was asked by: it would never end', async () => {
    const read = async () => ({ items: [], next_cursor: 'here' });
    await expect(readToEnd({ read, countOf: () => 0 })).rejects.toThrow(
      'The cursor here of a list does not advance.',
    );
  });
});
