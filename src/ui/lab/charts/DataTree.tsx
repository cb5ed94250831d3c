/** Any data as lines of names and values, with what the last step changed. */
import type { Difference } from 'microdiff';
import styles from './DataTree.module.css';

/** By the path joined with dots. */
export type Changes = ReadonlyMap<string, Difference>;

/** Deeper, longer and more is not written out. */
const deepest = 6;
const longest = 160;
const most = 60;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Also one of the window that opened this one. */
const isError = (value: unknown): value is Error =>
  isBranch(value) && 'message' in value && 'stack' in value && 'name' in value;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** A value in one line. */
const valueText = (value: unknown): string => {
  if (typeof value === 'string') return shortened(`'${value}'`);
  if (isError(value)) return shortened(`${value.name}: ${value.message}`);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`;
  if (isBranch(value)) return Object.keys(value).length === 0 ? '{}' : '{…}';
  return String(value);
};

const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  isError(value) ? [] : Object.entries(value).slice(0, most);

const beforeText = (change: Difference | undefined): string | null => {
  if (change === undefined) return null;
  return change.type === 'CREATE' ? 'new' : `was ${valueText(change.oldValue)}`;
};

type BranchProps = {
  readonly value: object;
  readonly path: string;
  readonly changes: Changes;
  readonly depth: number;
};

const removedBelow = (path: string, changes: Changes) =>
  [...changes].flatMap(([at, change]) =>
    change.type === 'REMOVE' && at.slice(0, Math.max(0, at.lastIndexOf('.'))) === path
      ? [{ name: String(change.path.at(-1)), old: change.oldValue as unknown }]
      : [],
  );

const Branch = ({ value, path, changes, depth }: BranchProps) => (
  <ul className={styles.branch}>
    {entriesOf(value).map(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const change = changes.get(at);
      const before = beforeText(change);
      const opens = isBranch(inner) && depth < deepest && entriesOf(inner).length > 0;
      return (
        <li key={name} data-changed={change !== undefined || undefined}>
          <span className={styles.name}>{name}</span>{' '}
          {(!opens || Array.isArray(inner)) && <span className={styles.value}>{valueText(inner)}</span>}
          {before !== null && <span className={styles.before}> {before}</span>}
          {opens && <Branch value={inner} path={at} changes={changes} depth={depth + 1} />}
        </li>
      );
    })}
    {removedBelow(path, changes).map(({ name, old }) => (
      <li key={`gone ${name}`} data-changed>
        <span className={styles.name}>{name}</span> <s className={styles.value}>{valueText(old)}</s>
        <span className={styles.before}> gone</span>
      </li>
    ))}
  </ul>
);

export const DataTree = ({ value, changes }: { readonly value: unknown; readonly changes: Changes }) =>
  isBranch(value) && entriesOf(value).length > 0 ? (
    <Branch value={value} path="" changes={changes} depth={1} />
  ) : (
    <p className={styles.value}>{value === undefined || value === null ? 'nothing' : valueText(value)}</p>
  );
