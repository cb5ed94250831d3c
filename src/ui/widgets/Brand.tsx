/** The mark and name that the app goes by. */
import { useBrand } from '../app/brand/useBrand.ts';
import styles from './Brand.module.css';
import { BrandMark } from './BrandMark.tsx';

export const Brand = () => {
  const { name, logoText } = useBrand();
  return (
    <span className={styles.brand}>
      <BrandMark text={logoText} />
      <span className={styles.name}>{name}</span>
    </span>
  );
};
