/** Lists the links of the navigation bar for visitors and for each role. */
import { menuOf, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import { type PortalEntry, portalMenuOf } from '#domain/branding/portalMenu.ts';

export type MenuLink = { readonly to: string; readonly label: string };

const visitorPages: readonly MenuLink[] = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/industries', label: 'Industries' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
];

/** An agency's own menu for the people of its clients; null for the usual one and for everybody else. */
export const ownMenu = (role: Role, menu: string | undefined): readonly PortalEntry[] | null =>
  role === 'user' && menu !== undefined ? portalMenuOf(menu) : null;

/** `null` is a visitor. In the order of the specification (S2.8, S2.9). */
export const menuLinks = (role: Role | null, menu?: string): readonly MenuLink[] => {
  if (role === null) return visitorPages;
  const entries =
    ownMenu(role, menu) ?? menuOf(role).map((page) => ({ page, label: protectedPages[page].label }));
  return entries.map(({ page, label }) => ({ to: protectedPages[page].path, label }));
};
