/** Says what came of a lever. */
import styles from './DemoPanel.module.css';

export type ToldWords = { readonly ok: boolean; readonly text: string };

export const Told = ({ told: { ok, text } }: { readonly told: ToldWords }) =>
  ok ? (
    <p role="status" className={styles.good}>
      {text}
    </p>
  ) : (
    <p role="alert" className={styles.bad}>
      {text}
    </p>
  );
