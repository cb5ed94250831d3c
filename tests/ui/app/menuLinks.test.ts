import { describe, expect, test } from 'vitest';
import { menuOf, protectedPages } from '#domain/access/protectedPages.ts';
import { roles } from '#domain/access/role.ts';
import { menuLinks } from '#ui/app/navigation/menuLinks.ts';
import { routes } from '#ui/app/routes.ts';

describe('the links of the navigation bar', () => {
  test('visitors see the public pages in the specified order [S2.8]', () => {
    const all = [
      { to: '/', label: 'Home' },
      { to: '/features', label: 'Features' },
      { to: '/industries', label: 'Industries' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/about', label: 'About' },
    ];
    expect(menuLinks(null)).toEqual(all);
    expect(all.filter(({ to }) => !routes.some(({ path }) => path === to))).toEqual([]);
  });

  test.each(roles)('a signed-in %s sees the pages of that role [S2.9] [S6.2]', (role) => {
    expect(menuLinks(role)).toEqual(
      menuOf(role).map((page) => ({ to: protectedPages[page].path, label: protectedPages[page].label })),
    );
    expect(menuLinks(role)[0]).toEqual({ to: '/dashboard', label: 'Dashboard' });
  });

  test('every link leads to a page whose guard is the access table’s own row', () => {
    for (const role of roles) {
      for (const { to } of menuLinks(role)) {
        const route = routes.find(({ path }) => path === to);
        expect(route?.guard === undefined ? null : protectedPages[route.guard].path).toBe(to);
      }
    }
  });
});
