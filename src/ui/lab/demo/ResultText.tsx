/** Renders the result of a demo control. */
import styles from './DemoPanel.module.css';

export type DemoResult = { readonly ok: boolean; readonly text: string };

export const ResultText = ({ result: { ok, text } }: { readonly result: DemoResult }) =>
  ok ? (
    <p role="status" className={styles.good}>
      {text}
    </p>
  ) : (
    <p role="alert" className={styles.bad}>
      {text}
    </p>
  );
