/** Renders the diminishing returns of further budget. */
import { formatDollars } from '#domain/plans/money.ts';
import { exampleReturns } from '../../content/ecommerce.ts';
import styles from './Example.module.css';

const steps = exampleReturns.map(({ spend, revenue }, index) => {
  const before = exampleReturns[index - 1] ?? { spend: 0, revenue: 0 };
  return { spend, gained: (revenue - before.revenue) / (spend - before.spend) };
});

const highest = Math.max(...steps.map(({ gained }) => gained));

export const ReturnsExample = () => (
  <figure className={styles.example}>
    <p className={styles.title}>What each further dollar brings back</p>
    <dl className={styles.bars}>
      {steps.map(({ spend, gained }) => (
        <div key={spend} data-low={gained < 2}>
          <dt>up to {formatDollars(spend)}</dt>
          <dd>
            <span className={styles.bar} style={{ width: `${(100 * gained) / highest}%` }} />$
            {gained.toFixed(2)}
          </dd>
        </div>
      ))}
    </dl>
    <figcaption>An example: beyond $6,000 each further dollar brings back one.</figcaption>
  </figure>
);
