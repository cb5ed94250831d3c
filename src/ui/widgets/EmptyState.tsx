/** Says why nothing is here and what to do about it. */
import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  readonly title: string;
  /** Of the title: 3 inside of a part that has its own. */
  readonly level?: 2 | 3;
  /** Why, or what would be here. */
  readonly text: string;
  /** More to know before. */
  readonly children?: ReactNode;
  /** The one way on. */
  readonly action?: ReactNode;
};

export const EmptyState = ({ title, level = 2, text, children, action }: EmptyStateProps) => {
  const Title = `h${level}` as const;
  return (
    <Empty
      className={styles.empty ?? ''}
      image={false}
      description={
        <>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
          {children}
        </>
      }
    >
      {action}
    </Empty>
  );
};
