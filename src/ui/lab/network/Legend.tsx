/** Explains the colours of the waterfall. */
import styles from './Legend.module.css';

const parts = [
  ['latency', 'planned latency'],
  ['handler', 'handling'],
  ['held', 'held back'],
  ['body', 'body'],
] as const;

export const Legend = () => (
  <ul className={styles.legend} aria-label="Colours of the bars">
    {parts.map(([part, text]) => (
      <li key={part} data-part={part}>
        {text}
      </li>
    ))}
  </ul>
);
