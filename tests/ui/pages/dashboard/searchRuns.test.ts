import { expect, test } from 'vitest';
import { searchRuns } from '#ui/pages/dashboard/portal/ReportArchive.tsx';

const run = (title: string, month: string) => ({
  title,
  range: { from: `${month}-01`, to: `${month}-28` },
});
const runs = [
  run('Monthly report', '2025-10'),
  run('Shop in detail', '2025-10'),
  run('Monthly report', '2026-02'),
];

test.each([
  ['', [0, 1, 2]],
  ['october', [0, 1]],
  ['Oct monthly', [0]],
  ['2026', [2]],
  ['2025-10', [0, 1]],
  ['shop', [1]],
  ['ctober', []],
])('“%s” finds the reports whose title or days begin with these words', (search, found) => {
  expect(searchRuns(runs, search)).toEqual(found.map((index) => runs[index]));
});

test('a report without days is found by its title', () => {
  const bare = { title: 'Letter', range: null };

  expect(searchRuns([bare], 'letter')).toEqual([bare]);
  expect(searchRuns([bare], '2025')).toEqual([]);
});
