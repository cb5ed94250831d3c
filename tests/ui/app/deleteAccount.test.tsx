/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, fillIn, logged, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(page.close);

const chooseDeletion = async (account: string): Promise<void> => {
  await page.play([sees(button(account, { part: true })), { click: button(account, { part: true }) }]);
  const entries = () => [...page.stage().document().querySelectorAll<HTMLElement>('[role="menuitem"]')];
  await expect.poll(() => entries().at(-1)?.textContent).toBe('Delete my account…');
  entries().at(-1)?.click();
};

describe('the own account', () => {
  test('is deleted once its name is typed, and nobody is signed in any more', async () => {
    await page.play([{ role: 'manager' }, { go: '/dashboard' }]);
    await chooseDeletion('Marcus');
    await page.play([
      says('You are signed out everywhere and cannot sign in any more.', dialog),
      ...fillIn({ 'Type Marcus Chen to confirm': 'Marcus' }),
      { click: button('Erase for good') },
      says('Type the name exactly as it is written', dialog),
      ...fillIn({ 'Type Marcus Chen to confirm': 'Marcus Chen' }),
      { click: button('Erase for good') },
      seesNo(dialog),
      logged('MemberErased'),
      sees({ role: 'link', name: 'Sign in', nth: 0 }),
      seesNo(button('Marcus', { part: true })),
    ]);
  });

  test('of an owner stays, with the reason and what to do instead', async () => {
    await page.play([{ role: 'admin' }, { go: '/dashboard' }]);
    await chooseDeletion('Ada');
    await page.play([
      says('To remove both, clear this site’s data in your browser settings.', dialog),
      { click: button('Close', { within: dialog, nth: 0 }) },
      seesNo(dialog),
    ]);
  });
});
