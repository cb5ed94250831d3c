/** Renders a “…” button with a menu of the secondary actions. */
import { Button } from 'antd';
import type { ComponentProps, KeyboardEvent } from 'react';
import { KitMenu } from './KitMenu.tsx';

type MoreMenuProps = Pick<ComponentProps<typeof KitMenu>, 'items' | 'onChoose' | 'placement'> & {
  /** In the accessible name: “More for Acme”. */
  readonly name: string;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
  readonly children?: string;
};

/** Escape closes the menu but not the drawer around it. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

export const MoreMenu = ({
  name,
  size = 'medium',
  className = '',
  children = '…',
  ...menu
}: MoreMenuProps) => (
  <KitMenu {...menu} onKeyDown={keepEscape}>
    <Button size={size} type="text" className={className} aria-label={`More for ${name}`}>
      {children}
    </Button>
  </KitMenu>
);
