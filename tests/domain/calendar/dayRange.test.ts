/** Tests the parser of ranges: what an address mends and the API refuses. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mendRange, refuseRange } from '#domain/calendar/dayRange.ts';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';

const today = epochDayOf('2026-03-31') ?? Number.NaN;
const limits = { today, mostDays: 366 };
const near = fc.integer({ min: today - 800, max: today + 400 });
const ranges = fc.record({ one: near, other: near });
const textsOf = ({ one, other }: { one: number; other: number }) => ({
  from: calendarDayOf(one),
  to: calendarDayOf(other),
});
const texts = fc.oneof(
  near.map(calendarDayOf),
  fc.constantFrom('', 'today', '2026-02-30', null, undefined),
  fc.string(),
);

describe('a mended range', () => {
  test('is in order, ends today at the latest and has at most the days of the limit', () => {
    fc.assert(
      fc.property(ranges, (days) => {
        const { from, to } = mendRange(textsOf(days), limits)?.range ?? { from: Number.NaN, to: Number.NaN };
        expect([from <= to, to <= today, to - from < limits.mostDays]).toEqual([true, true, true]);
      }),
    );
  });

  test('says that it was mended whenever it is another range, and not otherwise', () => {
    fc.assert(
      fc.property(ranges, (days) => {
        const mended = mendRange(textsOf(days), limits);
        const isSame = mended?.range.from === days.one && mended.range.to === days.other;
        expect(mended?.mends.length === 0).toBe(isSame);
      }),
    );
  });

  test('needs no second mend', () => {
    fc.assert(
      fc.property(ranges, (days) => {
        const { range } = mendRange(textsOf(days), limits) ?? {};
        const again =
          range && mendRange({ from: calendarDayOf(range.from), to: calendarDayOf(range.to) }, limits);
        expect(again).toEqual({ range, mends: [] });
      }),
    );
  });
});

describe('a checked range', () => {
  test('is refused whenever an address would mend it, and is the same range otherwise', () => {
    fc.assert(
      fc.property(texts, texts, (from, to) => {
        const mended = mendRange({ from, to }, limits);
        const { range, errors } = refuseRange({ from, to }, limits);
        const isGood = mended !== null && mended.mends.length === 0;
        expect(Object.keys(errors).length === 0).toBe(isGood);
        if (isGood) expect(range).toEqual(mended.range);
      }),
    );
  });

  test('names each text that is no day', () => {
    fc.assert(
      fc.property(texts, texts, (from, to) => {
        const { range, errors } = refuseRange({ from, to }, limits);
        const wrong = [from, to].map((text) => epochDayOf(text ?? '') === null);
        fc.pre(wrong.includes(true));
        const isNamed = (error?: string) => error === 'Must be a day such as 2026-11-21';
        expect([range, isNamed(errors.from), isNamed(errors.to)]).toEqual([null, ...wrong]);
      }),
    );
  });

  test('that may end in the future ends today', () => {
    fc.assert(
      fc.property(ranges, (days) => {
        const cut = refuseRange(textsOf(days), { ...limits, cutAtToday: true });
        expect(cut.errors.to).toBeUndefined();
        if (cut.errors.from === undefined) {
          expect(cut.range).toEqual({ from: days.one, to: Math.min(days.other, today) });
        }
      }),
    );
  });
});
