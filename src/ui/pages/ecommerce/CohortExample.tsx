/** Renders the share of customers who ordered again, by month of their first order. */
import { exampleCohorts } from '../../content/ecommerce.ts';
import styles from './Example.module.css';

const columns = ['Month 1', 'Month 2', 'Month 3', 'Month 4'] as const;
const highest = Math.max(...exampleCohorts.flatMap(({ again }) => again));

/** The number in the cell repeats the shade, so that colour is never the only carrier. */
const shade = (share: number): { background: string } => ({
  background: `color-mix(in srgb, var(--ant-color-primary) ${Math.round((36 * share) / highest)}%, transparent)`,
});

export const CohortExample = () => (
  <figure className={styles.example}>
    <table className={styles.cohorts}>
      <caption>Ordered again, of 100 first orders</caption>
      <thead>
        <tr>
          <th scope="col">First order</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {exampleCohorts.map(({ month, again }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {columns.map((column, index) => {
              const share = again[index];
              return share === undefined ? (
                <td key={column} />
              ) : (
                <td key={column} style={shade(share)}>
                  {share}%
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    <figcaption>An example: from March on, more customers come back after a month.</figcaption>
  </figure>
);
