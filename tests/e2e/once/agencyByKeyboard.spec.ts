/** Tests client management by keyboard alone: the focus enters opened elements and returns to its origin. */
import { createClientsPage } from '../pages/clientsPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { tabTo } from '../support/tabTo.ts';

test('a manager signs in, adds a client, archives it and takes that back without a pointer [S6.2]', async ({
  page,
  loginPage,
  navigation,
}) => {
  test.slow();
  await loginPage.open('?returnTo=%2Fmarketplace');
  await loginPage.quickButton('Manager').focus();
  await page.keyboard.press('Enter');
  await loginPage.submit.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('./marketplace');
  // The navigation precedes the page content, where the focus is.
  await tabTo(navigation.link('Clients'), 'Shift+Tab');
  await page.keyboard.press('Enter');

  const clients = createClientsPage(page);
  await expect(clients.rows).toHaveCount(22);
  // Tabbing through a long list would take hundreds of presses.
  await tabTo(clients.search);
  await page.keyboard.type('hollow');
  await expect(clients.rows).toHaveCount(0);
  await tabTo(clients.add, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(clients.field('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(clients.add).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hollow & Pine');
  await page.keyboard.press('Tab');
  await page.keyboard.type('hollowpine.example');
  await page.keyboard.press('Enter');
  await expect(clients.field('Industry')).toBeFocused();
  await expect(clients.field('Industry')).toHaveAccessibleDescription(/^Industry is required/);
  await page.keyboard.type('Furniture');
  await page.keyboard.press('Enter');
  await expect(clients.add).toBeFocused();
  await expect(clients.rows).toHaveCount(1);

  await tabTo(clients.row('Hollow & Pine').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(clients.dialog.getByRole('heading', { name: 'Hollow & Pine' })).toBeFocused();
  await expect(clients.history).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(clients.row('Hollow & Pine').getByRole('link')).toBeFocused();

  await tabTo(clients.more('Hollow & Pine'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  // The same press must not save the form that it opens.
  await page.keyboard.press('Enter');
  await expect(clients.field('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(clients.more('Hollow & Pine')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The menu moves the focus in the next frame.
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(clients.rows).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(clients.undo).toBeFocused();
  await page.keyboard.press('Enter');
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Hollow & Pine is active again.' });
  await expect(notice).toBeFocused();
  await expect(clients.rows).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
});
