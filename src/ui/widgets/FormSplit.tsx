/** The layout of the account pages: a form on one side, on wide screens a quiet panel beside it. */
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
