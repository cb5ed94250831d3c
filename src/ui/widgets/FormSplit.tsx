/** Lays out the account pages: a form, and on wide screens a decorative panel next to it. */
import type { ReactNode } from 'react';
import styles from './FormSplit.module.css';

export const FormSplit = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className={styles.split}>
    <main className={styles.side}>
      <div className={styles.column}>{children}</div>
    </main>
    <aside className={styles.panel}>{aside}</aside>
  </div>
);
