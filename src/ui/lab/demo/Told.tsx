/** Says what came of a lever. */
import styles from './DemoPanel.module.css';

type ToldProps = { readonly told: { readonly ok: boolean; readonly text: string } };

export const Told = ({ told: { ok, text } }: ToldProps) =>
  ok ? (
    <p role="status" className={styles.good}>
      {text}
    </p>
  ) : (
    <p role="alert" className={styles.bad}>
      {text}
    </p>
  );
