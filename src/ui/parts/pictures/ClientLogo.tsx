/** Renders the logo of a client, or nothing. */
import styles from './ClientLogo.module.css';
import { StoredPicture } from './StoredPicture.tsx';

type ClientLogoProps = {
  id: string | null | undefined;
  size: 'small' | 'large';
};

export const ClientLogo = ({ id, size }: ClientLogoProps) =>
  id ? <StoredPicture id={id} alt="" className={styles[size]} /> : null;
