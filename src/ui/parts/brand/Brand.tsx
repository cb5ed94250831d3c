/** The mark and name that the app goes by. */

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
