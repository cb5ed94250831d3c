/** Tests counts per day: right at any range, and each row is counted once. */
import { expect, test } from 'vitest';
import { createDayCounts } from '#events/projections/dayCounts.ts';

const days = [10, 11, 10, 12, 11, 10];
const types = [1, 2, 2, 1, 2, 1];

const opened = () => {
  const looked: number[] = [];
  const counts = createDayCounts({
    dayOf: (row) => {
      looked.push(row);
      return days[row] ?? 0;
    },
    typeOf: (row) => types[row] ?? 0,
    isCounted: () => true,
  });
  return { ...counts, looked };
};

test('counts the rows of a day before an end, and knows the first', () => {
  const { countOf, firstOf } = opened();
  for (const count of [0, 3, 6])
    for (let end = 0; end <= count; end += 1)
      for (const day of [10, 11, 12, 13])
        expect(countOf(day, { end, count })).toBe(days.slice(0, end).filter((one) => one === day).length);
  expect([10, 11, 12, 13].map((day) => firstOf(day, 6))).toEqual([0, 1, 3, null]);
});

test('counts the types of a day before an end, and has its first rows', () => {
  const { rowsOf } = opened();
  for (const count of [0, 3, 6])
    for (let end = 0; end <= count; end += 1)
      for (const day of [10, 11, 12, 13]) {
        const rows = [...days.keys()].filter((row) => row < end && days[row] === day);
        const expected = Map.groupBy(rows, (row) => types[row] ?? 0);
        const { types: found, first } = rowsOf(day, { end, count });
        expect([...found].toSorted()).toEqual(
          [...expected].map(([type, same]) => [type, same.length] as const).toSorted(),
        );
        expect(first).toEqual(rows);
      }
});

test('has five first rows of a day at most', () => {
  const { rowsOf } = createDayCounts({ dayOf: () => 10, typeOf: () => 1, isCounted: () => true });
  expect(rowsOf(10, { end: 9, count: 9 })).toEqual({ types: new Map([[1, 9]]), first: [0, 1, 2, 3, 4] });
});

test('looks at each row once, however often it is asked', () => {
  const { countOf, firstOf, rowsOf, looked } = opened();
  countOf(10, { end: 4, count: 4 });
  expect(looked).toEqual([0, 1, 2, 3]);
  for (const day of [10, 11, 12, 13]) {
    countOf(day, { end: 4, count: 4 });
    rowsOf(day, { end: 4, count: 4 });
    firstOf(day, 4);
  }
  expect(looked).toEqual([0, 1, 2, 3]);
  countOf(11, { end: 6, count: 6 });
  expect(looked).toEqual([0, 1, 2, 3, 4, 5]);
});

test('leaves out the types that are no activity, before and behind the end', () => {
  const { countOf, rowsOf, firstOf } = createDayCounts({
    dayOf: () => 10,
    typeOf: (row) => [3, 1, 3, 1, 3][row] ?? 0,
    isCounted: (type) => type !== 3,
  });
  const counts = [0, 1, 2, 3, 4, 5].map((end) => countOf(10, { end, count: 5 }));
  expect([counts, firstOf(10, 5)]).toEqual([[0, 0, 1, 1, 2, 2], 1]);
  expect(rowsOf(10, { end: 3, count: 5 })).toEqual({ types: new Map([[1, 1]]), first: [1] });
});
