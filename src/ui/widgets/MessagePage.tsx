/** A page that only says one thing: a code, a sentence, and what to do next. */
import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

type MessagePageProps = { code: string; title: string; children: ReactNode };

export const MessagePage = ({ code, title, children }: MessagePageProps) => (
  <main className={styles.page}>
    <p className={styles.code}>{code}</p>
    <h1>{title}</h1>
    {children}
  </main>
);
