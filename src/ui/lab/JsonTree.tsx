/** A value as a tree that opens where it is looked into; what is closed is not drawn. */
import { useState } from 'react';
import styles from './JsonTree.module.css';

type Branch = Readonly<Record<string, unknown>> | readonly unknown[];

/** Longer lists show their beginning first. */
const shownAtFirst = 100;

/** Texts that are longer are cut until they are asked for. */
const longestText = 400;

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** What a closed branch says of itself. */
const summaryOf = (branch: Branch): string => {
  if (Array.isArray(branch)) return `${branch.length} ${branch.length === 1 ? 'item' : 'items'}`;
  const names = Object.keys(branch);
  return names.length > 4 ? `${names.slice(0, 4).join(', ')}, …` : names.join(', ');
};

const leafText = (value: unknown): string => {
  if (value === undefined) return 'undefined';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[]' : '{}';
  return JSON.stringify(value) ?? String(value);
};

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

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

const Entries = ({ branch, depth }: { readonly branch: Branch; readonly depth: number }) => {
  const [count, setCount] = useState(shownAtFirst);
  const entries = Object.entries(branch);
  return (
    <ul className={styles.entries}>
      {entries.slice(0, count).map(([name, value]) => (
        <li key={name}>
          <JsonNode name={name} value={value} depth={depth} />
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

type NodeProps = { readonly name: string | null; readonly value: unknown; readonly depth: number };

const JsonNode = ({ name, value, depth }: NodeProps) => {
  const [isOpen, setOpen] = useState(depth > 0);
  const label = name !== null && <span className={styles.name}>{name}</span>;
  if (!isBranch(value)) {
    return (
      <div className={styles.line}>
        {label}
        <Leaf value={value} />
      </div>
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.line}>
        {label}
        <span className={styles.quiet}>{summaryOf(value)}</span>
      </summary>
      {isOpen && <Entries branch={value} depth={depth - 1} />}
    </details>
  );
};

/** `depth`: how many levels are open at first. */
export const JsonTree = ({ value, depth = 1 }: { readonly value: unknown; readonly depth?: number }) => (
  <div className={styles.tree}>
    {isBranch(value) && depth > 0 ? (
      <Entries branch={value} depth={depth - 1} />
    ) : (
      <JsonNode name={null} value={value} depth={depth} />
    )}
  </div>
);
