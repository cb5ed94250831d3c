/** Renders a JSON value as a tree with marked changes; collapsed branches are not rendered. */
import { useState } from 'react';
import styles from './JsonTree.module.css';
import {
  type Branch,
  beforeText,
  type Changes,
  isBranch,
  isTouched,
  kindOf,
  leafText,
  pathBelow,
  removedFrom,
  summaryOf,
} from './jsonText.ts';

const shownAtFirst = 100;

const longestText = 400;

type Place = { readonly path: string; readonly depth: number; readonly changes: Changes };

const Leaf = ({ value }: { readonly value: unknown }) => {
  const [isWhole, setWhole] = useState(false);
  const text = leafText(value);
  const isCut = text.length > longestText && !isWhole;
  return (
    <>
      <span className={styles.leaf} data-type={kindOf(value)}>
        {isCut ? `${text.slice(0, longestText)}…` : text}
      </span>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Whole text
        </button>
      )}
    </>
  );
};

const Entries = ({ branch, path, depth, changes }: Place & { readonly branch: Branch }) => {
  const [count, setCount] = useState(shownAtFirst);
  const entries = Object.entries(branch);
  return (
    <ul className={styles.entries}>
      {entries.slice(0, count).map(([name, value]) => (
        <li key={name}>
          <JsonNode name={name} value={value} path={pathBelow(path, name)} depth={depth} changes={changes} />
        </li>
      ))}
      {removedFrom(path, changes).map(({ name, text }) => (
        <li key={`gone ${name}`} className={styles.line} data-changed>
          <span className={styles.name}>{name}</span>
          <s className={styles.leaf}>{text}</s>
          <span className="quiet">gone</span>
        </li>
      ))}
      {entries.length > count && (
        <li>
          <button type="button" className={styles.more} onClick={() => setCount(count * 10)}>
            {entries.length - count} more
          </button>
        </li>
      )}
    </ul>
  );
};

type NodeProps = Place & { readonly name: string | null; readonly value: unknown };

const JsonNode = ({ name, value, path, depth, changes }: NodeProps) => {
  const [asked, setAsked] = useState<boolean | null>(null);
  const label = name !== null && <span className={styles.name}>{name}</span>;
  const before = beforeText(changes.get(path));
  const change = before !== null && <span className="quiet">{before}</span>;
  if (!isBranch(value)) {
    return (
      <div className={styles.line} data-changed={before !== null || undefined}>
        {label}
        <Leaf value={value} />
        {change}
      </div>
    );
  }
  const isOpen = asked ?? (depth > 0 || isTouched(path, changes));
  return (
    <details open={isOpen} onToggle={({ currentTarget: { open } }) => open !== isOpen && setAsked(open)}>
      <summary className={styles.line}>
        {label}
        <span className="quiet">{summaryOf(value)}</span>
        {change}
      </summary>
      {isOpen && <Entries branch={value} path={path} depth={depth - 1} changes={changes} />}
    </details>
  );
};

type JsonTreeProps = {
  readonly value: unknown;
  readonly depth?: number;
  readonly changes?: Changes;
};

const noChanges: Changes = new Map();

export const JsonTree = ({ value, depth = 1, changes = noChanges }: JsonTreeProps) => (
  <div className={styles.tree}>
    {isBranch(value) && depth > 0 ? (
      <Entries branch={value} path="" depth={depth - 1} changes={changes} />
    ) : (
      <JsonNode name={null} value={value} path="" depth={depth} changes={changes} />
    )}
  </div>
);
