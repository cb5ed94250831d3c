/** Renders the differences of a projection by path. */
import { JsonTree } from '../JsonTree.tsx';
import { placesOf } from '../projectionDiff.ts';
import styles from './Places.module.css';

type PlacesProps = {
  readonly projection: string;
  readonly before: object;
  readonly after: object;
};

const mostShown = 60;

export const Places = ({ projection, before, after }: PlacesProps) => {
  const places = placesOf(before, after);
  return (
    <section className={styles.projection}>
      <h4>{projection}</h4>
      <ul className={styles.places}>
        {places.slice(0, mostShown).map(({ path, kind, before: was, after: is }) => (
          <li key={path} data-change={kind}>
            <code className={styles.path}>{path}</code>
            <span className={styles.kind}>{kind}</span>
            <div className={styles.values}>
              {kind !== 'added' && (
                <div className={styles.was}>
                  <JsonTree value={was} depth={1} />
                </div>
              )}
              {kind !== 'removed' && (
                <div className={styles.is}>
                  <JsonTree value={is} depth={2} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {places.length > mostShown && <p>And {places.length - mostShown} more places.</p>}
    </section>
  );
};
