/** Who is signed in, and as what (S2.9); its menu’s code is fetched once somebody comes near it. */
import { type ComponentProps, useRef, useState } from 'react';
import { useAuth } from '../../services/useAuth.ts';
import { useLateCode } from '../../services/useLateCode.ts';
import { usePersonLabel } from '../../services/usePersonLabel.ts';
import { useFocusWhen } from '../../widgets/heldFocus.ts';
import styles from './Account.module.css';

const PersonButton = (props: ComponentProps<'button'>) => {
  const { profile } = useAuth();
  const label = usePersonLabel();
  return (
    <button type="button" aria-haspopup="menu" {...props} className={styles.person}>
      <bdi>{profile?.first_name || profile?.email}</bdi>
      <span className={styles.role}>{label}</span>
    </button>
  );
};

const menu = {
  fault: 'The account menu did not load',
  load: async () => (await import('./AccountMenu.tsx')).AccountMenu,
};

/** The menu goes around the button, which is another one then and gets the focus that the first one had. */
const useMenuCode = (button: React.RefObject<HTMLButtonElement | null>) => {
  const [isNear, setNear] = useState(false);
  const hadFocus = useRef(false);
  const Menu = useLateCode(isNear, menu, {
    onArrival: () => {
      hadFocus.current = button.current !== null && document.activeElement === button.current;
    },
    onFailure: () => setNear(false),
  });
  useFocusWhen(Menu !== null, () => (hadFocus.current ? button.current : null));
  return { Menu, comeNear: () => setNear(true) };
};

export const Account = () => {
  const { profile } = useAuth();
  const button = useRef<HTMLButtonElement>(null);
  const [wasPressed, setPressed] = useState(false);
  const { Menu, comeNear } = useMenuCode(button);
  if (!profile) return null;
  if (Menu) {
    return (
      <Menu profile={profile} startsOpen={wasPressed}>
        <PersonButton ref={button} />
      </Menu>
    );
  }
  return (
    <PersonButton
      ref={button}
      aria-expanded={false}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onClick={() => {
        setPressed(true);
        comeNear();
      }}
    />
  );
};
