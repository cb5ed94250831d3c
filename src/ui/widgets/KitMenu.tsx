/** A button that opens a menu. The menu has the focus from the first moment, as the keys choose there; Tab closes it. */
import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFocusWhen } from './focusTrap.ts';
import styles from './KitMenu.module.css';

export type MenuButton = ReactElement<{ 'aria-expanded'?: boolean; 'aria-haspopup'?: 'menu' }>;

type KitMenuProps = {
  readonly items: NonNullable<MenuProps['items']>;
  /** With the key of what is chosen. Left out: each item acts by itself. */
  readonly onChoose?: ((key: string) => void) | undefined;
  readonly onKeyDown?: MenuProps['onKeyDown'];
  readonly placement?: 'bottomRight' | 'topRight';
  readonly startsOpen?: boolean;
  /** For a menu that outlives what it stands over: which page that is. With another one it closes. */
  readonly over?: string;
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
  over,
  children,
}: KitMenuProps) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const button = useRef<HTMLElement>(null);
  const leave = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const lastOver = useRef(over);
  useEffect(() => {
    if (lastOver.current === over) return;
    lastOver.current = over;
    if (isOpen) leave();
  });
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
        onKeyDown: (event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape') return;
          // Antd's own Escape lets the page scroll to the button.
          event.stopPropagation();
          leave();
        },
      }}
      popupRender={(menu) => <FocusedMenu isOpen={isOpen}>{menu}</FocusedMenu>}
      getPopupContainer={(trigger) => {
        button.current = trigger;
        return trigger.parentElement ?? trigger;
      }}
    >
      {cloneElement(children, { 'aria-expanded': isOpen, 'aria-haspopup': 'menu' })}
    </Dropdown>
  );
};
