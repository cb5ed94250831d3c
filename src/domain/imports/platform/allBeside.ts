/** Rows of “All” beside their parts: the same day, campaign and country as the parts, and one column that has all of it. */

import type { FileRow } from '../text/fileRows.ts';
import { noAmount } from './amounts.ts';
import { type Label, noName, type RowLabels } from './rowLabels.ts';
import { valueAt } from './runSums.ts';
import { type Figures, matchesOf, type Parts } from './sumEvidence.ts';

type Group = { readonly members: number[]; sums: number[]; filled: number[] };

const partsOf = ({ members, sums, filled }: Group): Parts => ({
  count: members.length,
  sumOf: (index) => sums[index] ?? 0,
  filledOf: (index) => filled[index] ?? 0,
});

/** Whether the row has at least as much as its parts in each column, and more than one of them. */
const covers = ({ amounts, additive }: Figures, row: number, parts: Parts): boolean =>
  parts.count > 1 &&
  additive.every(({ column }, index) => {
    const value = valueAt(amounts, row, column);
    return value === noAmount || value >= parts.sumOf(index);
  });

type Task = {
  readonly rows: readonly FileRow[];
  /** Places of rows that are data so far. */
  readonly rest: readonly number[];
  readonly words: RowLabels;
  readonly figures: Figures;
};

/** What the rows of a group have alike: all labels but the one, and of those that are no role the ones that the row has. */
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

/** The places of rows of “All”, and whether each is the sum of its parts or has more than they. */
export const allBeside = (task: Task): ReadonlyMap<number, 'sum' | 'more'> => {
  const { rest, rows, words, figures } = task;
  const found = new Map<number, 'sum' | 'more'>();
  for (const label of words.labels) {
    const all = new Set(
      rest.filter(
        (row) => !found.has(row) && words.wordOf(words.cellOf(rows[row] as FileRow, label)) === 'all',
      ),
    );
    if (all.size === 0) continue;
    const left = { ...task, rest: rest.filter((row) => !found.has(row)) };
    for (const [row, group] of gather(left, label, all)) {
      const parts = partsOf(group);
      if (parts.count === 0) continue;
      const matched = matchesOf(figures, row, parts);
      if (matched !== null && matched.length > 0) found.set(row, 'sum');
      else if (covers(figures, row, parts)) found.set(row, 'more');
    }
  }
  return found;
};
