/** Finds subtotals under any names in a table of one measure: every row belongs to a group, and a total sums all groups. */
import { tolerance, valueAt } from './runSums.ts';
import type { Task } from './subtotalLabels.ts';
import { roundedEvidence } from './sumEvidence.ts';

type Group = { readonly subtotal: number; readonly parts: readonly number[] };

/** Odds that these sums are not chance, as for other named rows. */
const enough = 100;

const fewestGroups = 2;

/** Splits rows into groups of at least two parts and the subtotal behind them; null if a row is left. */
const groupsOf = (task: Task, rows: readonly number[]): readonly Group[] | null => {
  const { amounts, additive } = task.figures;
  const [column] = additive;
  if (column === undefined) return null;
  const groups: Group[] = [];
  let [parts, sum]: [number[], number] = [[], 0];
  for (const at of rows) {
    const value = valueAt(amounts, at, column.column);
    if (!(value > 0)) return null;
    if (parts.length > 1 && Math.abs(value - sum) <= tolerance(column, parts.length)) {
      groups.push({ subtotal: at, parts });
      [parts, sum] = [[], 0];
    } else {
      parts.push(at);
      sum += value;
    }
  }
  return parts.length === 0 && groups.length >= fewestGroups ? groups : null;
};

/** Totals and the rows that each one sums, where they close or open their parts throughout; empty if chance could do it. */
export const groupLayout = (task: Task, rest: readonly number[]): ReadonlyMap<number, readonly number[]> => {
  const { amounts, additive } = task.figures;
  const [column, ...more] = additive;
  if (column === undefined || more.length > 0) return new Map();
  for (const rows of [rest, rest.toReversed()]) {
    const total = rows.at(-1);
    const groups = groupsOf(task, rows.slice(0, -1));
    if (total === undefined || groups === null) continue;
    const subtotals = groups.map(({ subtotal }) => subtotal);
    const sum = subtotals.reduce((all, at) => all + valueAt(amounts, at, column.column), 0);
    if (Math.abs(valueAt(amounts, total, column.column) - sum) > tolerance(column, rows.length)) continue;
    const all = [...groups, { subtotal: total, parts: groups.flatMap(({ parts }) => parts) }];
    const odds = all.map(({ subtotal, parts }) =>
      Math.max(1, roundedEvidence(task.figures, subtotal, [0], parts)),
    );
    if (odds.reduce((product, one) => product * one, 1) < enough * rest.length) continue;
    return new Map(all.map(({ subtotal, parts }) => [subtotal, parts.toSorted((one, other) => one - other)]));
  }
  return new Map();
};
