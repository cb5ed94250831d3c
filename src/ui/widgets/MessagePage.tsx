/** Renders a page with a single message: a code, a sentence, and actions. */
import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './MessagePage.module.css';

type MessagePageProps = {
  code: string;
  title: string;
  children: ReactNode;
  isClosed?: boolean;
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
