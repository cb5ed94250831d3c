/** Separates total rows from data by their name, by missing labels and by sums. */

import type { FileRow } from '../text/fileRows.ts';
import { allBeside } from './allBeside.ts';
import { noAmount } from './amounts.ts';
import { blankSubtotals } from './blankSubtotals.ts';
import { type ColumnRole, isDayRole, placeRoles } from './columnRoles.ts';
import { groupLayout } from './groupLayout.ts';
import { rowLabels } from './rowLabels.ts';
import { additiveColumns, type Prefixes, prefixesOf, stretchesOf } from './runSums.ts';
import { fitOf, isBlankOf, isOwnName, type TableRows, type Task } from './subtotalLabels.ts';
import {
  anchorOf,
  evidenceOf,
  isMarkOf,
  isMeanOf,
  isSoleSum,
  matchesOf,
  othersOf,
  type Parts,
  roundedEvidence,
  stretchParts,
} from './sumEvidence.ts';
import { namesTotal, type TotalWord } from './words/totals.ts';

export type ApartReason = 'named' | 'nameless' | 'sum' | 'all' | 'allAndMore';

export type ApartRow = {
  readonly row: FileRow;
  readonly reason: ApartReason;
  /** First and last line of the summed rows; null if unknown. */
  readonly of: readonly [number, number] | null;
  /** True if it may cover all rows, so that the file can be checked against it. */
  readonly isWhole: boolean;
};

type Found = Map<number, Omit<ApartRow, 'row'>>;

const strongest = ['sure', 'alone', 'all', 'maybe'] as const;

/** The strongest total word of a row. An `alone` word counts less behind another cell. */
const wordIn = ({ words }: Task, row: FileRow): TotalWord | null => {
  let best: number = strongest.length;
  for (const label of words.labels) {
    const word = words.wordOf(words.cellOf(row, label));
    if (word !== null) best = Math.min(best, strongest.indexOf(word));
  }
  const word = strongest[best] ?? null;
  return word === 'alone' ? 'maybe' : word;
};

const isNameless = ({ names }: Task, { cells }: FileRow, blank = /^[-–—]{0,2}$/): boolean =>
  names.length > 0 && names.every((index) => blank.test((cells[index] ?? '').trim()));

const hasFigure = ({ amounts }: Task, at: number): boolean =>
  amounts.values.subarray(at * amounts.width, (at + 1) * amounts.width).some((value) => value !== noAmount);

/** Meta Ads writes totals in the first row and spreadsheets in the last, with numbers but no label. */
const namelessAtAnEnd = (task: Task, found: Found): void => {
  const rest = task.rows.map((_, at) => at).filter((at) => !found.has(at));
  const is = (at: number | undefined): at is number =>
    at !== undefined && isNameless(task, task.rows[at] as FileRow, /^$/) && hasFigure(task, at);
  if (rest.length < 2) return;
  const [first, second] = rest;
  const [last, before] = [rest.at(-1), rest.at(-2)];
  if (is(first) && !is(second)) found.set(first, { reason: 'nameless', of: null, isWhole: true });
  else if (is(last) && !is(before)) found.set(last, { reason: 'nameless', of: null, isWhole: true });
};

type Candidate = {
  readonly at: number;
  readonly place: number;
  /** `rollup`: a cell is blank, as in the subtotals of a pivot table. */
  readonly kind: 'named' | 'nameless' | 'unique' | 'rollup';
};

/** A row with a day, device or campaign that other rows also have is data, even if it equals a sum. */
const kindOf = (task: Task, at: number): Candidate['kind'] | null => {
  const { words } = task;
  const row = task.rows[at] as FileRow;
  if (wordIn(task, row) !== null) return 'named';
  if (isNameless(task, row)) return 'nameless';
  if (words.labels.some((label) => isOwnName(task, row, label))) return 'unique';
  return words.labels.some((label) => isBlankOf(task, row, label)) ? 'rollup' : null;
};

/** Required evidence per row: above this ratio, chance is ruled out. */
const enough = 100;

const isAtAnEnd = ({ rows }: Task, at: number, members: readonly number[]): boolean =>
  members.length === rows.length - 1 && (at === 0 || at === rows.length - 1);

const isUniqueSum = (
  task: Task,
  at: number,
  full: readonly number[],
  members: readonly number[],
): boolean => {
  const isEnd = isAtAnEnd(task, at, members);
  if (full.length < 2) return isEnd && isSoleSum(task.figures, at, members);
  return roundedEvidence(task.figures, at, full, members) >= enough * (isEnd ? 2 : task.rows.length);
};

const convinces = (
  task: Task,
  { at, kind }: Candidate,
  parts: Parts,
  members: readonly number[],
): boolean => {
  const { figures } = task;
  const matched = matchesOf(figures, at, parts);
  if (matched === null || matched.length === 0 || members.length === 0) return false;
  const fit = fitOf(task, at, members, kind === 'rollup');
  if (fit === null) return false;
  const full = matched.filter((index) => parts.filledOf(index) > 1);
  const odds = (columns: readonly number[]): number => evidenceOf(figures, at, columns, members);
  if (fit === 'dated' && (full.length < 2 || odds(full) <= enough)) return false;
  switch (kind) {
    case 'named':
      return full.length > 0 || (matched.length > 1 && odds(matched) > enough);
    case 'nameless':
      return full.length > 0 && (isAtAnEnd(task, at, members) || odds(full) > enough);
    case 'rollup':
      return full.length > 0 && odds(full) > enough;
    case 'unique':
      return isUniqueSum(task, at, full, members);
  }
};

/** The summed rows of a candidate, empty for a mean, median, least or greatest of all; null if it is none. */
const partsOfRow = (task: Task, left: Prefixes, candidate: Candidate): readonly number[] | null => {
  const { figures } = task;
  const { at, place } = candidate;
  const others = othersOf(left, figures, at);
  const members = () => left.rows.filter((row) => row !== at);
  if (matchesOf(figures, at, others) !== null && convinces(task, candidate, others, members()))
    return members();
  if (candidate.kind === 'named' && (isMeanOf(figures, at, others) || isMarkOf(figures, at, members())))
    return [];
  const anchor = anchorOf(figures, at);
  for (const stretch of anchor === null ? [] : stretchesOf(left, place, anchor)) {
    const parts = stretchParts(left, stretch);
    if (matchesOf(figures, at, parts) === null) continue;
    const summed = left.rows.slice(stretch.from, stretch.to);
    if (convinces(task, candidate, parts, summed)) return summed;
  }
  return null;
};

const linesOf = ({ rows }: Task, parts: readonly number[]): ApartRow['of'] => {
  const [first, last] = [rows[parts[0] ?? -1], rows[parts.at(-1) ?? -1]];
  return first === undefined || last === undefined ? null : [first.line, last.line];
};

const mostLevels = 8;

const leftOf = ({ rows }: Task, found: Found): readonly number[] =>
  rows.map((_, at) => at).filter((at) => !found.has(at));

/** Works level by level, as a total of groups sums them once their subtotals are set apart. */
const layoutSums = (task: Task, found: Found, sumsIn: typeof blankSubtotals): void => {
  for (let level = 0; level < mostLevels; level += 1) {
    const rest = leftOf(task, found);
    const now = sumsIn(task, rest);
    if (now.size === 0) return;
    for (const [at, parts] of now)
      found.set(at, {
        reason: 'sum',
        of: linesOf(task, parts),
        isWhole: parts.length === rest.length - now.size,
      });
  }
};

/** Works level by level: a row that sums remaining rows is removed before the next level. */
const sumsOfOthers = (task: Task, found: Found): void => {
  const kinds = new Map<number, Candidate['kind']>();
  task.rows.forEach((_, at) => {
    const kind = found.has(at) ? null : kindOf(task, at);
    if (kind !== null && hasFigure(task, at)) kinds.set(at, kind);
  });
  for (let level = 0; level < mostLevels && kinds.size > 0; level += 1) {
    const rest = leftOf(task, found);
    const left = prefixesOf(task.figures.amounts, task.figures.additive, rest);
    const now = rest.flatMap((at, place): (readonly [number, readonly number[]])[] => {
      const kind = kinds.get(at);
      const parts = kind === undefined ? null : partsOfRow(task, left, { at, place, kind });
      return parts === null ? [] : [[at, parts]];
    });
    for (const [at, parts] of now) {
      const isWhole = parts.length === rest.length - 1;
      const reason = parts.length === 0 ? 'named' : 'sum';
      found.set(at, { reason, of: linesOf(task, parts), isWhole });
      kinds.delete(at);
    }
    if (now.length === 0) return;
  }
};

/** For named totals: finds the rows that each one sums, which decides whether the file is checked against it. */
const explainNamed = (task: Task, found: Found): void => {
  for (const [at, mark] of found) {
    if (mark.reason !== 'named') continue;
    const rest = task.rows.map((_, row) => row).filter((row) => row === at || !found.has(row));
    const left = prefixesOf(task.figures.amounts, task.figures.additive, rest);
    const parts = partsOfRow(task, left, { at, place: rest.indexOf(at), kind: 'named' });
    if (parts === null) continue;
    found.set(at, { ...mark, of: linesOf(task, parts), isWhole: parts.length === rest.length - 1 });
  }
};

const namingRoles: readonly ColumnRole[] = placeRoles.filter((role) => role !== 'currency');

/** Total rows in file order. All other rows are data, even if they equal a sum. */
export const apartRows = (table: TableRows): readonly ApartRow[] => {
  const { rows, roles, amounts, measured } = table;
  const names = roles.flatMap((role, index) =>
    namingRoles.includes(role) || (isDayRole(role) && role !== 'from' && role !== 'to') ? [index] : [],
  );
  const figures = { amounts, additive: additiveColumns(amounts, measured) };
  const task: Task = { ...table, figures, names, words: rowLabels(rows, roles) };
  const found: Found = new Map();
  rows.forEach((row, at) => {
    if (
      namesTotal(row.cells, task.words.wordOf) ||
      task.words.labels.some((label) => task.words.wordOf(task.words.cellOf(row, label)) === 'sure')
    )
      found.set(at, { reason: 'named', of: null, isWhole: true });
  });
  layoutSums(task, found, blankSubtotals);
  namelessAtAnEnd(task, found);
  layoutSums(task, found, groupLayout);
  const rest = leftOf(task, found);
  for (const [at, how] of allBeside({ rows, rest, words: task.words, figures }))
    found.set(at, { reason: how === 'sum' ? 'all' : 'allAndMore', of: null, isWhole: false });
  sumsOfOthers(task, found);
  explainNamed(task, found);
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([at, mark]) => (rows[at] === undefined ? [] : [{ ...mark, row: rows[at] }]));
};
