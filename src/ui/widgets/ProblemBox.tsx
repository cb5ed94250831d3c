/** The red box that says what went wrong (S8.4); empty until there is something to say, so that readers announce it. */
import styles from './ProblemBox.module.css';

export const ProblemBox = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <p role="alert" className={styles.box}>
      {text}
    </p>
  );
