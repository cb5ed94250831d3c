/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, fillIn, logged, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(page.close);

const registered = {
  'First name': 'Otto',
  'Last name': 'Lang',
  Email: 'otto@langwerk.example',
  'Company name': 'Langwerk',
  Password: 'acorn-17',
  'Confirm password': 'acorn-17',
};

const openMenu = (account: string) =>
  page.play([
    sees(button(account, { part: true, nth: 0 })),
    { click: button(account, { part: true, nth: 0 }) },
  ]);

/** Script targets do not cover menu items. */
const entries = () => [...page.stage().document().querySelectorAll<HTMLElement>('[role="menuitem"]')];

const chooseChange = async (account: string): Promise<void> => {
  await openMenu(account);
  const entry = () => entries().find(({ textContent }) => textContent === 'Change password…');
  await expect.poll(() => entry() !== undefined).toBe(true);
  entry()?.click();
};

describe('the own password', () => {
  test('is changed once the current one is right and the new one was typed twice', async () => {
    await page.play(
      [
        { go: '/register' },
        ...fillIn(registered),
        { click: { role: 'checkbox', name: 'terms', part: true } },
        { click: button('Create account') },
        { wait: 2_000 },
      ],
      ['422 POST /api/auth/password'],
    );
    await chooseChange('Otto');
    const change = { click: button('Change password', { within: dialog }) } as const;
    const document = await page.play([
      ...fillIn({
        'Current password': 'acorn-71',
        'New password': 'maple-77',
        'Repeat the new password': 'maple-7',
      }),
      change,
      says('Passwords do not match', dialog),
      ...fillIn({ 'Repeat the new password': 'maple-77' }),
      change,
      says('This is not your current password', dialog),
    ]);
    const told = [...document.querySelectorAll('[role="dialog"] input')].map((input) => [
      input.getAttribute('type'),
      input.getAttribute('autocomplete'),
    ]);
    expect(told).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
      ['text', 'username'],
    ]);
    await page.play([
      ...fillIn({ 'Current password': 'acorn-17' }),
      change,
      says('Your password is changed', dialog),
      says('Other devices are signed out.', dialog),
      logged('PasswordChanged'),
      { click: button('Close', { within: dialog, nth: 0 }) },
      seesNo(dialog),
    ]);
  });

  test('of a demo account stays, with the reason', async () => {
    await page.play([{ role: 'manager' }, { go: '/dashboard' }]);
    await chooseChange('Marcus');
    await page.play([
      says('The demo accounts share one published password', dialog),
      { click: button('Close', { within: dialog, nth: 0 }) },
      seesNo(dialog),
    ]);
  });

  test('is not to be changed while somebody looks at a client’s portal, nor is the account to be deleted there', async () => {
    await page.play([
      { role: 'admin' },
      { go: '/dashboard?client=fjordandfoam' },
      { click: button('View as client') },
      says('Viewing as Fjord & Foam, read-only', region('View as client')),
    ]);
    await openMenu('Ada');
    const texts = () => entries().map(({ textContent }) => textContent);
    await expect.poll(texts).toContain('Data in this browser');
    expect(texts()).not.toContain('Change password…');
    expect(texts()).not.toContain('Delete my account…');
  });
});
