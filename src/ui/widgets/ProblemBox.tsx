/** Renders the red error box (S8.4), always mounted so that screen readers announce new errors. */
import styles from './ProblemBox.module.css';

export const ProblemBox = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p role="alert" className={styles.box}>
      {text}
    </p>
  );
