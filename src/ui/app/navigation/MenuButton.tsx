/** Opens and closes the menu of small screens (S2.6). */
import { useSelector } from '@xstate/react';
import { useServices } from '../../services/servicesContext.ts';
import { Icon } from '../../widgets/Icon.tsx';
import styles from './NavigationBar.module.css';

export const MenuButton = ({ className = '' }: { className?: string | undefined }) => {
  const { mobileMenu } = useServices().actors;
  const open = useSelector(mobileMenu, (snapshot) => snapshot.hasTag('locked'));
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${className}`}
      aria-expanded={open}
      aria-controls="mobile-menu"
      aria-label={open ? 'Close menu' : 'Open menu'}
      onClick={() => mobileMenu.send({ type: 'menu.toggle' })}
    >
      <Icon name={open ? 'close' : 'menu'} size={24} />
    </button>
  );
};
