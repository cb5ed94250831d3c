/** Tests the menu of the people of clients: order, names, and what is refused. */
import { describe, expect, test } from 'vitest';
import { productLook, tidyLook } from '#domain/branding/look.ts';
import {
  formatPortalMenu,
  parsePortalMenu,
  portalMenuOf,
  portalMenuProblem,
  usualPortalMenu,
} from '#domain/branding/portalMenu.ts';

describe('portal menu', () => {
  test('has pages in order, with an own name or the usual one', () => {
    const entries = [
      { page: 'aiChat', label: 'Ask us' },
      { page: 'dashboard', label: 'Dashboard' },
    ];
    expect([parsePortalMenu('aiChat=Ask us;dashboard'), formatPortalMenu(entries as never)]).toEqual([
      entries,
      'aiChat=Ask us;dashboard',
    ]);
    expect([portalMenuOf('dashboard= ;aiChat= Ask us '), formatPortalMenu(usualPortalMenu)]).toEqual([
      [
        { page: 'dashboard', label: 'Dashboard' },
        { page: 'aiChat', label: 'Ask us' },
      ],
      '',
    ]);
  });

  test('refuses pages that clients cannot open, pages that come twice, no home page, and long names', () => {
    expect(
      [
        'dashboard;billing',
        'dashboard;dashboard',
        '',
        'constructor',
        'aiChat',
        `dashboard=${'n'.repeat(25)}`,
      ].map(portalMenuProblem),
    ).toEqual([
      'Use each page of the menu once',
      'Use each page of the menu once',
      'Use each page of the menu once',
      'Use each page of the menu once',
      'The home page stays in the menu',
      'Names have at most 24 characters',
    ]);
    expect(portalMenuProblem('dashboard=Overview')).toBe(null);
  });

  test('is no part of a look where it is the usual one, and is kept without blank ends', () => {
    const usual = usualPortalMenu.map(({ page }) => page).join(';');
    expect([
      tidyLook({ ...productLook, portalMenu: usual }),
      tidyLook({ ...productLook, portalMenu: 'dashboard= Home ;aiChat' }),
    ]).toEqual([productLook, { ...productLook, portalMenu: 'dashboard=Home;aiChat' }]);
  });
});
