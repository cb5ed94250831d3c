/** Renders a collapsible section of an event's details. */
import type { ReactNode } from 'react';
import styles from './EventDetail.module.css';

type DetailPartProps = { readonly title: string; readonly children: ReactNode; readonly isOpen?: boolean };

export const DetailPart = ({ title, children, isOpen = true }: DetailPartProps) => (
  <details className={styles.part} open={isOpen}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);
