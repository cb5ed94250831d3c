/** Renders a menu button, whose menu takes the focus at once and closes on Tab. */
import { Dropdown, type MenuProps } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFocusWhen } from './focusTrap.ts';
import styles from './KitMenu.module.css';

export type MenuButton = ReactElement<{ 'aria-expanded'?: boolean; 'aria-haspopup'?: 'menu' }>;

type KitMenuProps = {
  readonly items: NonNullable<MenuProps['items']>;
  /** Receives the key of the chosen item. Left out: each item has a handler of its own. */
  readonly onChoose?: ((key: string) => void) | undefined;
  readonly onKeyDown?: MenuProps['onKeyDown'];
  readonly placement?: 'bottomRight' | 'topRight';
  readonly startsOpen?: boolean;
  /** Closes the menu when this value changes, for a menu that survives a page change. */
  readonly over?: string;
  readonly children: MenuButton;
};

/** antd's `autoFocus` focuses the menu while it is measured off-position, and scrolls the page. */
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
        // A focusable list around the items would be an extra stop when leaving the menu.
        tabIndex: -1,
        onKeyDown: (event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape') return;
          // antd's own Escape handler scrolls the page to the button.
          event.stopPropagation();
          leave();
        },
      }}
      popupRender={(menu) => <FocusedMenu isOpen={isOpen}>{menu}</FocusedMenu>}
      getPopupContainer={(trigger) => {
        button.current = trigger;
        // A table scrolls sideways and would cut the menu off.
        const table = trigger.closest('.ant-table-wrapper');
        return (table ?? trigger).parentElement ?? trigger;
      }}
    >
      {cloneElement(children, { 'aria-expanded': isOpen, 'aria-haspopup': 'menu' })}
    </Dropdown>
  );
};
