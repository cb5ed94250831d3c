/** A story of a new agency's first minutes, on a phone and in two tabs. */
import { otto } from '#tests/support/cast.ts';
import { createDashboardPage } from '../pages/dashboardPage.ts';
import { expect, test } from '../stage/story.ts';

test('a new owner starts the trial with one click, and is admin in every tab at once [S4.6][S6.1]', async ({
  page,
  context,
  registerPage,
  dashboardPage,
}) => {
  await registerPage.open();
  await registerPage.register(otto);
  await registerPage.goToDashboard.click();
  const steps = dashboardPage.part('First steps');
  await expect(steps).toContainText('0 of 4 done');
  await steps.getByRole('button', { name: 'Open sample client' }).click();
  const details = page.getByRole('dialog', { name: 'Harbor & Pine (sample)' });
  await expect(details).toContainText('harborandpine.example');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(steps).toContainText('1 of 4 done');
  const other = createDashboardPage(await context.newPage());
  await other.open();
  await expect(other.part('First steps')).toContainText('1 of 4 done');
  await expect(other.live).toBeVisible();
  await page.bringToFront();
  await steps.getByRole('button', { name: 'Start free trial' }).click();
  for (const tab of [dashboardPage, other]) {
    await expect(tab.part('First steps')).toContainText('2 of 4 done');
    await expect(tab.part('First steps').getByRole('link', { name: 'Go to Clients' })).toBeVisible();
    await expect(tab.part('People')).toContainText('Admin, owner');
  }
});
