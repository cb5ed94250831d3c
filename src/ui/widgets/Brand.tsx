/** The product's mark and name. */
import { productName } from '#domain/product.ts';
import styles from './Brand.module.css';

export const Brand = () => (
  <span className={styles.brand}>
    <svg aria-hidden="true" width="26" height="26" viewBox="0 0 32 32" className={styles.mark}>
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g fill="none" className={styles.glyph} strokeWidth="2.5" strokeLinecap="round">
        <circle cx="15" cy="15" r="8.5" />
        <path d="M11.5 18v-3M15 18v-6M18.5 18v-4.5M21.4 21.4 26 26" />
      </g>
    </svg>
    <span>{productName}</span>
  </span>
);
