/** Renders a few large numbers with labels. */
import styles from './Figures.module.css';

type LabelledFigure = { readonly value: string; readonly label: string };

export const Figures = ({ figures }: { figures: readonly LabelledFigure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
