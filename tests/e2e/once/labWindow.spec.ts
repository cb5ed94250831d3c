/** Tests the Lab in a window of its own, which a phone does not have. */
import { createLabDock } from '../pages/labDock.ts';
import { createNavigation } from '../pages/navigation.ts';
import { expect, test } from '../support/browserTest.ts';

test('The Lab in its own window follows the page that opened it, also after that was loaded anew', async ({
  page,
  context,
  labDock,
}) => {
  await page.goto('./pricing');
  await labDock.open();
  const opening = context.waitForEvent('page');
  await labDock.lab.getByRole('button', { name: 'Own window' }).click();
  const opened = await opening;
  const own = createLabDock(opened, createNavigation(opened, 'wide'));
  await expect(labDock.lab).toHaveCount(0);
  await expect(own.lab).toContainText('Looks at the window that opened it');
  const press = page.getByRole('radio', { name: /Yearly/ });
  await page.getByText('Yearly', { exact: true }).first().click();
  await expect(press).toBeChecked();
  await expect(own.lab.getByRole('article').filter({ hasText: 'Yearly' })).toHaveCount(1);
  await page.reload();
  await expect(labDock.launcher).toBeVisible();
  // The page hands its last frames to the window, so the first click stays linked to its effects.
  await page.getByText('Yearly', { exact: true }).first().click();
  await expect(own.lab.getByRole('article').filter({ hasText: 'Yearly' })).toHaveCount(2);
});
