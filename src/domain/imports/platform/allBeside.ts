/** Finds “All” rows: rows with the same day, campaign and country as their parts, and one column for the whole. */

import type { FileRow } from '../text/fileRows.ts';
import { noAmount } from './amounts.ts';
import { isDayLabel, type Label, noName, type RowLabels } from './rowLabels.ts';
import { tolerance, valueAt } from './runSums.ts';
import { type Figures, matchesOf, type Parts } from './sumEvidence.ts';

type Group = { readonly members: number[]; sums: number[]; filled: number[] };

const partsOf = ({ members, sums, filled }: Group): Parts => ({
  count: members.length,
  sumOf: (index) => sums[index] ?? 0,
  filledOf: (index) => filled[index] ?? 0,
});

const covers = ({ amounts, additive }: Figures, row: number, parts: Parts): boolean =>
  parts.count > 1 &&
  additive.every(({ column }, index) => {
    const value = valueAt(amounts, row, column);
    return value === noAmount || value >= parts.sumOf(index);
  });

type Task = {
  readonly rows: readonly FileRow[];
  readonly rest: readonly number[];
  readonly words: RowLabels;
  readonly figures: Figures;
};

/** Grouping key: all labels except the examined one; labels without a role count only if the row has them. */
const keyOf = ({ rows, words }: Task, labels: readonly Label[], row: number): string =>
  labels.map((label) => words.cellOf(rows[row] as FileRow, label)).join('\u0000');

const alikeLabels = ({ rows, words }: Task, row: number, left: Label): readonly Label[] =>
  words.labels.filter(
    (label) =>
      label !== left && (label.role !== 'ignored' || !noName.test(words.cellOf(rows[row] as FileRow, label))),
  );

const gather = (task: Task, label: Label, all: ReadonlySet<number>): ReadonlyMap<number, Group> => {
  const { rest, rows, words, figures } = task;
  const byShape = new Map<
    string,
    { readonly labels: readonly Label[]; readonly keys: Map<string, number[]> }
  >();
  for (const row of all) {
    const labels = alikeLabels(task, row, label);
    const shape = labels.map(({ index }) => index).join();
    const known = byShape.get(shape) ?? { labels, keys: new Map<string, number[]>() };
    byShape.set(shape, known);
    const key = keyOf(task, labels, row);
    known.keys.set(key, [...(known.keys.get(key) ?? []), row]);
  }
  const groups = new Map<number, Group>(
    [...all].map((row) => [
      row,
      { members: [], sums: figures.additive.map(() => 0), filled: figures.additive.map(() => 0) },
    ]),
  );
  const add = (group: Group, row: number): void => {
    group.members.push(row);
    figures.additive.forEach(({ column }, index) => {
      const value = valueAt(figures.amounts, row, column);
      if (value === noAmount || value === 0) return;
      group.sums[index] = (group.sums[index] ?? 0) + value;
      group.filled[index] = (group.filled[index] ?? 0) + 1;
    });
  };
  for (const row of rest) {
    if (all.has(row) || noName.test(words.cellOf(rows[row] as FileRow, label))) continue;
    for (const { labels, keys } of byShape.values())
      for (const total of keys.get(keyOf(task, labels, row)) ?? []) add(groups.get(total) as Group, row);
  }
  return groups;
};

const namedAll = ({ rest, rows, words }: Task, label: Label): ReadonlySet<number> =>
  new Set(rest.filter((row) => words.wordOf(words.cellOf(rows[row] as FileRow, label)) === 'all'));

/** A value whose rows hold half of all amounts, such as an account row next to its campaigns on each day. */
const halfOfAll = ({ rest, rows, words, figures }: Task, label: Label): ReadonlySet<number> => {
  const [column] = figures.additive;
  if (column === undefined || isDayLabel(label)) return new Set();
  const byValue = new Map<string, number[]>();
  const sums = new Map<string, number>();
  let total = 0;
  for (const row of rest) {
    const value = words.cellOf(rows[row] as FileRow, label);
    const figure = Math.max(0, valueAt(figures.amounts, row, column.column));
    const own = byValue.get(value);
    if (own === undefined) byValue.set(value, [row]);
    else own.push(row);
    sums.set(value, (sums.get(value) ?? 0) + figure);
    total += figure;
  }
  const halves = [...byValue].filter(
    ([value, own]) =>
      own.length > 1 &&
      !noName.test(value) &&
      !words.isMember(label, value) &&
      Math.abs(2 * (sums.get(value) ?? 0) - total) <= tolerance(column, rest.length),
  );
  // With a single part each, both are half of all: the one with a total word is the whole.
  const found = halves.find(([value]) => words.wordOf(value) !== null) ?? halves[0];
  return new Set(total > 0 ? found?.[1] : []);
};

type AllRows = ReadonlyMap<number, 'sum' | 'more'>;

const besideParts = (task: Task, label: Label, all: ReadonlySet<number>, least: number): AllRows => {
  const found = new Map<number, 'sum' | 'more'>();
  for (const [row, group] of gather(task, label, all)) {
    const parts = partsOf(group);
    if (parts.count === 0) continue;
    const matched = matchesOf(task.figures, row, parts);
    if (matched !== null && matched.length >= least) found.set(row, 'sum');
    // A campaign may be called “Global”, and be larger than all others.
    else if (label.role !== 'campaign' && covers(task.figures, row, parts)) found.set(row, 'more');
  }
  return found;
};

/** Without a total word, each row of the value must equal the sum of its parts in two columns. */
const valueBeside = (task: Task, label: Label): AllRows => {
  const all = halfOfAll(task, label);
  const found = all.size === 0 ? new Map() : besideParts(task, label, all, 2);
  const isEach = found.size === all.size && [...found.values()].every((how) => how === 'sum');
  return isEach ? found : new Map();
};

/** The indexes of “All” rows, and whether each equals the sum of its parts or exceeds it. */
export const allBeside = (task: Task): AllRows => {
  const found = new Map<number, 'sum' | 'more'>();
  for (const label of task.words.labels) {
    const left = { ...task, rest: task.rest.filter((row) => !found.has(row)) };
    const all = namedAll(left, label);
    const marks = all.size > 0 ? besideParts(left, label, all, 1) : valueBeside(left, label);
    for (const [row, how] of marks) found.set(row, how);
  }
  return found;
};
