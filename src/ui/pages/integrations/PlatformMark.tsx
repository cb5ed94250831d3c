/** Renders a platform's mark, a generic symbol and never a company's logo (ruling D26). */
import type { ReactNode } from 'react';
import type { PlatformCategory } from '#domain/integrations/platforms.ts';
import styles from './PlatformMark.module.css';

const shapes: Readonly<Record<PlatformCategory, ReactNode>> = {
  analytics: <path d="M5 19V11M12 19V5M19 19v-5" />,
  advertising: <path d="M4 14v-4l12-5v14L4 14Zm3 1v4h3v-3.2M19.5 9.5a4 4 0 0 1 0 5" />,
  social: <path d="M4 6h16v10H11l-4 4v-4H4z" />,
  commerce: <path d="M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1" />,
};

export const PlatformMark = ({ category }: { category: PlatformCategory }) => (
  <span className={styles.mark} aria-hidden="true">
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[category]}
    </svg>
  </span>
);
