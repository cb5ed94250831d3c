/** A few large numbers with what they count. */
import type { Figure } from '../content/trust.ts';
import styles from './Figures.module.css';

export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
