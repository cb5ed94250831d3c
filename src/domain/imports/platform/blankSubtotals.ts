/** Finds subtotals whose name cells are blank: each closes or opens a run of rows and is its sum. */
import { noAmount } from './amounts.ts';
import type { Label } from './rowLabels.ts';
import { prefixesOf } from './runSums.ts';
import { isRollup, type Task } from './subtotalLabels.ts';
import { evidenceOf, matchesOf, stretchParts } from './sumEvidence.ts';

const blank = /^[-–—]{0,2}$/;

/** Lower than for a row with a name: a blank name is itself evidence, and a person can put the row back. */
const enough = 10;

type Direction = 'before' | 'after';

/** Rows with the same blank cells, as in the subtotals of one level. */
const blankShapes = (task: Task, rest: readonly number[]): readonly (readonly number[])[] => {
  const { words, rows, amounts } = task;
  const shapes = new Map<string, number[]>();
  rest.forEach((at, place) => {
    const row = rows[at];
    if (row === undefined) return;
    const labels: readonly Label[] = words.labels.filter((label) => blank.test(words.cellOf(row, label)));
    const has = amounts.values
      .subarray(at * amounts.width, (at + 1) * amounts.width)
      .some((value) => value !== noAmount);
    if (labels.length === 0 || !has) return;
    const key = labels.map(({ index }) => index).join();
    shapes.set(key, [...(shapes.get(key) ?? []), place]);
  });
  return [...shapes.values()];
};

/** The longest run of rows next to `place` that the row could sum. */
const runOf = (task: Task, rest: readonly number[], place: number, direction: Direction) => {
  const at = rest[place] as number;
  const fits = (other: number): boolean => rest[other] !== undefined && isRollup(task, at, [rest[other]]);
  let [from, to] = direction === 'before' ? [place, place] : [place + 1, place + 1];
  if (direction === 'before') while (fits(from - 1)) from -= 1;
  else while (fits(to)) to += 1;
  return { from, to };
};

type Subtotals = ReadonlyMap<number, readonly number[]>;

/** All rows of the shape must be sums: data without a name is the sum of its neighbours only by chance. */
const subtotalsOf = (
  task: Task,
  rest: readonly number[],
  places: readonly number[],
  direction: Direction,
): Subtotals => {
  const { figures } = task;
  const left = prefixesOf(figures.amounts, figures.additive, rest);
  const found = new Map<number, readonly number[]>();
  let odds = 1;
  for (const place of places) {
    const at = rest[place] as number;
    const run = runOf(task, rest, place, direction);
    if (run.from === run.to) continue;
    const parts = stretchParts(left, run);
    const matched = matchesOf(figures, at, parts);
    if (matched === null) return new Map();
    const members = rest.slice(run.from, run.to);
    found.set(at, members);
    const full = matched.filter((index) => parts.filledOf(index) > 1);
    if (full.length > 0) odds *= evidenceOf(figures, at, full, members);
  }
  return odds > enough ? found : new Map();
};

const isSingleEnd = (rest: readonly number[], places: readonly number[]): boolean =>
  places.length === 1 && (places[0] === 0 || places[0] === rest.length - 1);

/** The subtotals among `rest` and the rows that each one sums. A single one at an end is left to the caller. */
export const blankSubtotals = (task: Task, rest: readonly number[]): Subtotals => {
  for (const places of blankShapes(task, rest)) {
    if (isSingleEnd(rest, places)) continue;
    for (const direction of ['before', 'after'] as const) {
      const found = subtotalsOf(task, rest, places, direction);
      if (found.size > 0) return found;
    }
  }
  return new Map();
};
