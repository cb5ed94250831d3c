/** A browser test of the support chat’s looks. What it does is `tests/ui/app/chat`. */

import { expect, test } from '../stage/browserTest.ts';
import { findBarriersInBothThemes } from '../stage/findBarriers.ts';

test('the open chat has no barriers in either theme', async ({ page, loginPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginPage.signInAt('/marketplace', 'Admin');
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByLabel('Your message').fill('Hello');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
});
