/** Renders the mark and the name of the app's brand. */

import styles from './Brand.module.css';
import { BrandMark } from './BrandMark.tsx';
import { useBrand } from './useBrand.ts';

export const Brand = () => {
  const { name, logoText } = useBrand();
  return (
    <span className={styles.brand}>
      <BrandMark text={logoText} />
      <span className={styles.name}>{name}</span>
    </span>
  );
};
