/** Renders the mark of a brand: the product's logo, or a workspace's one to three characters. */
import styles from './Brand.module.css';

export const BrandMark = ({ text }: { text: string | null }) =>
  text === null ? (
    <svg aria-hidden="true" width="26" height="26" viewBox="0 0 32 32" className={styles.mark}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g fill="none" className={styles.glyph} strokeWidth="2.5" strokeLinecap="round">
        <circle cx="15" cy="15" r="8.5" />
        <path d="M11.5 18v-3M15 18v-6M18.5 18v-4.5M21.4 21.4 26 26" />
      </g>
    </svg>
  ) : (
    <span aria-hidden="true" className={styles.letters}>
      {text}
    </span>
  );
