/** Renders a menu button, whose menu takes the focus at once and closes on Tab. */
import { Dropdown, type MenuProps } from 'antd';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { eachPaint } from '#world/eachPaint.ts';
import styles from './KitMenu.module.css';

export type MenuButton = ReactElement<{ 'aria-expanded'?: boolean; 'aria-haspopup'?: 'menu' }>;

type KitMenuProps = {
  readonly items: NonNullable<MenuProps['items']>;
  /** Receives the key of the chosen item. Default: each item has a handler of its own. */
  readonly onChoose?: ((key: string) => void) | undefined;
  readonly onKeyDown?: MenuProps['onKeyDown'];
  readonly placement?: 'bottomRight' | 'topRight';
  readonly startsOpen?: boolean;
  /** Closes the menu when this value changes, for a menu that survives a page change. */
  readonly over?: string;
  readonly children: MenuButton;
};

const firstItem = '[role="menuitem"]:not([aria-disabled="true"])';

/**
 * antd's `autoFocus` focuses the menu while it is measured off-position, and scrolls the page. A menu that is
 * opened while it still closes is hidden for some frames, and a hidden item refuses the focus.
 */
const useFocusInMenu = (isOpen: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const focusing = eachPaint(() => {
      const item = place.current?.querySelector<HTMLElement>(firstItem);
      item?.focus({ preventScroll: true });
      if (item !== null && document.activeElement !== item) focusing.ask();
    });
    focusing.ask();
    return focusing.stop;
  }, [isOpen]);
  return place;
};

/** A component, because antd gives the first Tab to an element that it can refer to instead of closing. */
const MenuPlace = ({ place, children }: { place: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={place} className={styles.menu}>
    {children}
  </div>
);

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
  const place = useFocusInMenu(isOpen);
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
        onClick: ({ key }) => {
          // A dialog returns the focus to where it was, and the item will be gone.
          if (document.activeElement?.closest('[role="menu"]'))
            button.current?.focus({ preventScroll: true });
          onChoose?.(key);
        },
        // A focusable list around the items would be an extra stop when leaving the menu.
        tabIndex: -1,
        onKeyDown: (event) => {
          onKeyDown?.(event);
          // The keypress that follows would save the form that the item has opened. A link needs it.
          if (event.key === 'Enter' && (event.target as Element).matches('[role="menuitem"]'))
            event.preventDefault();
          if (event.key !== 'Escape') return;
          // antd's own Escape handler scrolls the page to the button.
          event.stopPropagation();
          leave();
        },
      }}
      popupRender={(menu) => <MenuPlace place={place}>{menu}</MenuPlace>}
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
