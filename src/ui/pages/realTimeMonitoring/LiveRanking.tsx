/** Ranks the visits of the last 30 minutes in a short table whose bars are relative to the largest. */
import { useId } from 'react';
import type { LiveRank } from '#domain/contract/realtimeSchemas.ts';
import { count } from '../../content/formatMetric.ts';
import styles from './LiveBoard.module.css';

type LiveRankingProps = { readonly title: string; readonly of: string; readonly rows: readonly LiveRank[] };

export const LiveRanking = ({ title, of, rows }: LiveRankingProps) => {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ visits }) => visits));
  return (
    <section className={styles.ranking} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 && <p className={styles.quiet}>No visits in the last 30 minutes.</p>}
      {rows.length > 0 && (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">Visits</th>
              <th scope="col">Conv.</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, visits, conversions }) => (
              <tr key={key}>
                <th scope="row">
                  <span className={styles.bar} style={{ inlineSize: `${(100 * visits) / most}%` }} />
                  <bdi>{label}</bdi>
                </th>
                <td>{count(visits)}</td>
                <td>{conversions === 0 ? '–' : count(conversions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
