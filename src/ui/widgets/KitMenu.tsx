/** A button that opens a menu. The menu has the focus from the first moment, as the keys choose there; Tab closes it. */
import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useFocusWhen } from './heldFocus.ts';
import styles from './KitMenu.module.css';

export type MenuButton = ReactElement<{ 'aria-expanded'?: boolean; 'aria-haspopup'?: 'menu' }>;

type KitMenuProps = {
  readonly items: NonNullable<MenuProps['items']>;
  /** With the key of what is chosen. Left out: each item acts by itself. */
  readonly onChoose?: ((key: string) => void) | undefined;
  readonly onKeyDown?: MenuProps['onKeyDown'];
  readonly placement?: 'bottomRight' | 'topRight';
  readonly startsOpen?: boolean;
  /** The button. */
  readonly children: MenuButton;
};

/** Antd's own `autoFocus` lets the page scroll to the place beside it where a menu is measured before it is shown. */
const FocusedMenu = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const first = '[role="menuitem"]:not([aria-disabled="true"])';
  useFocusWhen(isOpen, () => place.current?.querySelector<HTMLElement>(first), { preventScroll: true });
  return (
    <div ref={place} className={styles.menu}>
      {children}
    </div>
  );
};

export const KitMenu = ({
  items,
  onChoose,
  onKeyDown,
  placement = 'bottomRight',
  startsOpen = false,
  children,
}: KitMenuProps) => {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={setOpen}
      trigger={['click']}
      placement={placement}
      menu={{
        items,
        onClick: ({ key }) => onChoose?.(key),
        // The list around the items has no use for the focus: the key that leaves the menu would stop there.
        tabIndex: -1,
        ...(onKeyDown && { onKeyDown }),
      }}
      popupRender={(menu) => <FocusedMenu isOpen={isOpen}>{menu}</FocusedMenu>}
      getPopupContainer={(trigger) => trigger.parentElement ?? trigger}
    >
      {cloneElement(children, { 'aria-expanded': isOpen, 'aria-haspopup': 'menu' })}
    </Dropdown>
  );
};
