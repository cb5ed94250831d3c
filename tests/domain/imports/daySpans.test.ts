/** Tests day spans: union, difference and clipping preserve the days. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joined, type Spans, spansOf, within, without } from '#domain/metrics/daySpans.ts';
import { isIn } from '#tests/support/isIn.ts';

const all = Array.from({ length: 40 }, (_, day) => day);
const anyDays = fc.uniqueArray(fc.nat(39), { maxLength: 30 });
const daysIn = (spans: Spans): readonly number[] => all.filter((day) => isIn(spans, day));
const inOrder = (days: readonly number[]): readonly number[] => days.toSorted((one, other) => one - other);

test('spans of days, of days of both, and of days without others hold these days and no other', () => {
  fc.assert(
    fc.property(anyDays, anyDays, (one, other) => {
      const [first, second] = [spansOf(one), spansOf(other)];
      expect(daysIn(first)).toEqual(inOrder(one));
      expect(daysIn(joined([...first, ...second]))).toEqual(inOrder([...new Set([...one, ...other])]));
      expect(daysIn(without(first, second))).toEqual(inOrder(one.filter((day) => !other.includes(day))));
      expect(daysIn(within(first, { from: 10, to: 20 }))).toEqual(
        inOrder(one.filter((day) => day >= 10 && day <= 20)),
      );
    }),
  );
});

test('spans stand apart, so that no two could be one', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const spans = spansOf(days);
      const gaps = spans.slice(1).map(({ from }, index) => from - (spans[index]?.to ?? 0));
      expect(gaps.every((gap) => gap > 1)).toBe(true);
    }),
  );
});
