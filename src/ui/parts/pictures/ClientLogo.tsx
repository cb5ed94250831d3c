/** The logo of a client beside its name; nothing where it has none. */
import styles from './ClientLogo.module.css';
import { KeptPicture } from './KeptPicture.tsx';

type ClientLogoProps = {
  /** Null or left out: none. */
  id: string | null | undefined;
  size: 'small' | 'large';
};

export const ClientLogo = ({ id, size }: ClientLogoProps) =>
  id ? <KeptPicture id={id} alt="" className={styles[size]} /> : null;
