/** Lists the links of the navigation bar for visitors and for each role. */
import { menuOf, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';

export type MenuLink = { readonly to: string; readonly label: string };

const visitorPages: readonly MenuLink[] = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/industries', label: 'Industries' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
];

/** `null` is a visitor. In the order of the specification (S2.8, S2.9). */
export const menuLinks = (role: Role | null): readonly MenuLink[] =>
  role === null
    ? visitorPages
    : menuOf(role).map((page) => ({ to: protectedPages[page].path, label: protectedPages[page].label }));
