/** JSON as a tree whose branches open and close. */
import styles from './JsonTree.module.css';

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const leafText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[]' : '{}') : JSON.stringify(value);

const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

const Leaf = ({ value }: { readonly value: unknown }) => (
  <span className={styles.leaf} data-json={kindOf(value)}>
    {leafText(value)}
  </span>
);

const sizeOf = (value: object): string => {
  const count = Object.keys(value).length;
  const [one, many] = Array.isArray(value) ? ['item', 'items'] : ['field', 'fields'];
  return `${count} ${count === 1 ? one : many}`;
};

/** The first two levels are open. */
export const JsonTree = ({ value, depth = 0 }: { readonly value: unknown; readonly depth?: number }) => {
  if (!isBranch(value)) return <Leaf value={value} />;
  return (
    <ul className={styles.tree}>
      {Object.entries(value).map(([name, part]) => (
        <li key={name}>
          {isBranch(part) ? (
            <details open={depth < 1}>
              <summary>
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.size}>{sizeOf(part)}</span>
              </summary>
              <JsonTree value={part} depth={depth + 1} />
            </details>
          ) : (
            <>
              <span className={styles.name}>{name}</span> <Leaf value={part} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
