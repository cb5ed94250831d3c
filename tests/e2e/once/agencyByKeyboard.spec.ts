/** A story of someone who keeps the agency's clients by keyboard alone: the focus goes into what opens and back to where it came from. */
import type { Page } from 'playwright/test';
import { createClientsPage } from '../pages/clientsPage.ts';
import { expect, test } from '../stage/story.ts';

/** Presses Tab until the focus is on something of that name. */
const tabTo = async (page: Page, role: 'link' | 'button' | 'textbox', name: string): Promise<void> => {
  const target = page.getByRole(role, { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
};

test('a manager signs in, adds a client, archives it and takes that back without a pointer [S4.4] [S6.2]', async ({
  page,
  watch,
  loginPage,
}) => {
  watch.expectRefusals('422 POST /api/clients');
  await loginPage.open();
  await loginPage.quickButton('Manager').focus();
  await page.keyboard.press('Enter');
  await loginPage.submit.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('./dashboard');
  await tabTo(page, 'link', 'Clients');
  await page.keyboard.press('Enter');

  const clients = createClientsPage(page);
  await expect(clients.rows).toHaveCount(8);
  await tabTo(page, 'button', 'Add client');
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
  await expect(clients.field('Industry')).toHaveAccessibleDescription('Industry is required');
  await page.keyboard.type('Furniture');
  await page.keyboard.press('Enter');
  await expect(clients.add).toBeFocused();
  await expect(clients.rows).toHaveCount(9);

  await tabTo(page, 'link', 'Hollow & Pine');
  await page.keyboard.press('Enter');
  await expect(clients.dialog.getByRole('heading', { name: 'Hollow & Pine' })).toBeFocused();
  await expect(clients.history).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(clients.row('Hollow & Pine').getByRole('link')).toBeFocused();

  await tabTo(page, 'button', 'Archive Hollow & Pine');
  await page.keyboard.press('Enter');
  await expect(clients.rows).toHaveCount(8);
  await page.keyboard.press('Tab');
  await expect(clients.undo).toBeFocused();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('paragraph').filter({ hasText: 'Hollow & Pine is active again.' });
  await expect(notice).toBeFocused();
  await expect(clients.rows).toHaveCount(9);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
});
