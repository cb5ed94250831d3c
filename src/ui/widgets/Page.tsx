/** Renders the frame of a signed-in page and its head: title, a quiet line, then controls and actions in one row. */
import { Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Page.module.css';

export const Page = ({ className = '', ...props }: ComponentProps<'main'>) => (
  <main {...props} className={`${styles.page} ${className}`} />
);

type PageHeadProps = {
  readonly title: ReactNode;
  /** A logo before the title. */
  readonly mark?: ReactNode;
  /** A quiet line after the title. */
  readonly sub?: ReactNode;
  /** At the end of the row: one primary action, then a `MoreMenu` with the others. */
  readonly actions?: ReactNode;
  readonly print?: 'never' | undefined;
};

export const PageHead = ({ title, mark, sub, actions, print }: PageHeadProps) => (
  <Flex component="header" wrap align="center" justify="space-between" gap="4px 24px" data-print={print}>
    <Flex wrap align="center" gap="2px 16px" className={styles.named ?? ''}>
      {mark}
      <h1>{title}</h1>
      {sub !== undefined && <div className={styles.sub}>{sub}</div>}
    </Flex>
    {actions !== undefined && (
      <Flex wrap align="center" gap={8}>
        {actions}
      </Flex>
    )}
  </Flex>
);
