/** Renders the differences of two answers, one line each. */
import type { KnownNames } from '#domain/inspection/namesIn.ts';
import styles from './Differences.module.css';
import { differencesOf } from './differenceWords.ts';

type DifferencesProps = {
  readonly title?: string;
  readonly before: object;
  readonly after: object;
  readonly names: KnownNames;
  readonly sides: readonly [before: string, after: string];
};

const mostShown = 60;

export const Differences = ({ title, before, after, names, sides }: DifferencesProps) => {
  const found = differencesOf(before, after, names);
  const lines = found
    .slice(0, mostShown)
    .map((difference, index) => ({ ...difference, id: `line ${index}` }));
  return (
    <div className={styles.differences}>
      <table>
        {title !== undefined && <caption>{title}</caption>}
        <thead>
          <tr>
            <th scope="col">What</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, about, before: was, after: is }) => (
            <tr key={id}>
              <th scope="row">{about}</th>
              <td>{was === null ? 'not there' : <del>{was}</del>}</td>
              <td>{is === null ? 'not there' : <ins>{is}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > mostShown && <p>And {found.length - mostShown} more.</p>}
    </div>
  );
};
