/** Renders an empty state with its reason and an action. */
import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly text: string;
  readonly children?: ReactNode;
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
