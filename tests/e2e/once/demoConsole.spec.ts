/** Tests the demo's clock: it survives a reload, syncs to every tab, and resets with the demo. */
import { expect, test } from '../support/browserTest.ts';

test('A day forward is the same in every tab and after a reload, and a new beginning has the real time', async ({
  page,
  context,
  loginPage,
  labDock,
}) => {
  await loginPage.signInAt('/dashboard', 'Admin');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await labDock.open('Demo');
  const console = labDock.lab.getByRole('tabpanel');
  await console.getByRole('button', { name: 'Forward 1 day' }).click();
  await expect(console.getByRole('status')).toContainText('recorded on the way');

  const noticeOf = (tab: typeof page) => tab.getByRole('region', { name: 'Demo clock' });
  await expect(noticeOf(other)).toContainText('Demo clock: 1 day ahead.');
  await other.reload();
  await expect(noticeOf(other)).toContainText('Demo clock: 1 day ahead.');
  await expect(noticeOf(page)).toContainText('Demo clock: 1 day ahead.');

  await console.getByRole('button', { name: 'Start the demo over' }).click();
  await console.getByRole('button', { name: 'Start over now' }).click();
  await page.getByRole('button', { name: 'Sign in as Manager' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
});
