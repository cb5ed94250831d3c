/** Renders the brand of the app: its logo, or a mark and the name. */

import { StoredPicture } from '../pictures/StoredPicture.tsx';
import styles from './Brand.module.css';
import { BrandMark } from './BrandMark.tsx';
import { type BrandLogo, useBrand } from './useBrand.ts';

type BrandPictureProps = { readonly logo: BrandLogo; readonly name: string };

const BrandPicture = ({ logo: { light, dark }, name }: BrandPictureProps) => {
  if (light === dark) return <StoredPicture id={light} alt={name} className={styles.logo} />;
  return (
    <>
      <StoredPicture id={light} alt={name} className={`${styles.logo} ${styles.onLight}`} />
      <StoredPicture id={dark} alt={name} className={`${styles.logo} ${styles.onDark}`} />
    </>
  );
};

export const Brand = () => {
  const { name, logoText, logo } = useBrand();
  return (
    <span className={styles.brand}>
      {logo === null ? (
        <>
          <BrandMark text={logoText} />
          <span className={styles.name}>{name}</span>
        </>
      ) : (
        <BrandPicture logo={logo} name={name} />
      )}
    </span>
  );
};
