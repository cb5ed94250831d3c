/** A story of someone who keeps the agency's clients by keyboard alone: the focus goes into what opens and back to where it came from. */
import type { Locator, Page } from 'playwright/test';
import { createClientsPage } from '../pages/clientsPage.ts';
import { expect, test } from '../stage/story.ts';

const mostSteps = 80;

/** Presses Tab until the focus is on the target. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} was not reached within ${mostSteps} steps`);
};

test('a manager signs in, adds a client, archives it and takes that back without a pointer [S6.2]', async ({
  page,
  watch,
  loginPage,
  navigation,
}) => {
  test.slow();
  watch.expectRefusals('422 POST /api/clients');
  await loginPage.open();
  await loginPage.quickButton('Manager').focus();
  await page.keyboard.press('Enter');
  await loginPage.submit.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('./dashboard');
  await tabTo(page, navigation.link('Clients'));
  await page.keyboard.press('Enter');

  const clients = createClientsPage(page);
  await expect(clients.rows).toHaveCount(8);
  await tabTo(page, clients.add);
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

  await tabTo(page, clients.row('Hollow & Pine').getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(clients.dialog.getByRole('heading', { name: 'Hollow & Pine' })).toBeFocused();
  await expect(clients.history).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(clients.row('Hollow & Pine').getByRole('link')).toBeFocused();

  await tabTo(page, clients.action('Archive', 'Hollow & Pine'));
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
