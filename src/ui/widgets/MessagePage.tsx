/** A page that only says one thing: a code, a sentence, and what to do next. */
import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './MessagePage.module.css';

type MessagePageProps = {
  code: string;
  title: string;
  children: ReactNode;
  /** A shield before the code, for what is closed. */
  isClosed?: boolean;
  /** For who moves the focus to the heading; left out: it takes none. */
  heading?: Ref<HTMLHeadingElement>;
};

export const MessagePage = ({ code, title, children, isClosed = false, heading }: MessagePageProps) => (
  <main className={styles.page}>
    <p className={styles.code}>
      {isClosed && <Icon name="shield" size={32} />}
      {code}
    </p>
    {heading ? (
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    ) : (
      <h1>{title}</h1>
    )}
    {children}
  </main>
);
