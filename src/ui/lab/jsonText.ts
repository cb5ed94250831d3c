/** Formats values of a JSON tree in one line, with their changes. */
import type { Difference } from 'microdiff';

export type Branch = Readonly<Record<string, unknown>> | readonly unknown[];

export type Changes = ReadonlyMap<string, Difference>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Includes errors of the opener's window, which fail `instanceof`. */
const isError = (value: unknown): value is Error =>
  isObject(value) && 'message' in value && 'stack' in value && 'name' in value;

export const isBranch = (value: unknown): value is Branch =>
  isObject(value) && !isError(value) && Object.keys(value).length > 0;

export const summaryOf = (branch: Branch): string => {
  if (Array.isArray(branch)) return `${branch.length} ${branch.length === 1 ? 'item' : 'items'}`;
  const names = Object.keys(branch);
  return names.length > 4 ? `${names.slice(0, 4).join(', ')}, …` : names.join(', ');
};

export const leafText = (value: unknown): string => {
  if (value === undefined) return 'undefined';
  if (isError(value)) return `${value.name}: ${value.message}`;
  if (isObject(value)) return Array.isArray(value) ? '[]' : '{}';
  return JSON.stringify(value) ?? String(value);
};

export const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

const longestBefore = 160;

const lineOf = (value: unknown): string => {
  const text = isBranch(value) ? summaryOf(value) : leafText(value);
  return text.length > longestBefore ? `${text.slice(0, longestBefore)}…` : text;
};

export const beforeText = (change: Difference | undefined): string | null => {
  if (change === undefined) return null;
  return change.type === 'CREATE' ? 'new' : `was ${lineOf(change.oldValue)}`;
};

export const pathBelow = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

export const isTouched = (path: string, changes: Changes): boolean =>
  [...changes.keys()].some((at) => at.startsWith(`${path}.`));

export const removedFrom = (path: string, changes: Changes) =>
  [...changes.values()].flatMap((change) => {
    const name = String(change.path.at(-1));
    const isHere = change.type === 'REMOVE' && change.path.slice(0, -1).join('.') === path;
    return isHere ? [{ name, text: lineOf(change.oldValue) }] : [];
  });
