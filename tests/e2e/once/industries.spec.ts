/** Tests the industries page by keyboard alone. The rest is `tests/ui/pages/industries.test.tsx`. */
import { expect, test } from '../support/browserTest.ts';

test('an industry opens and closes by keyboard [S2.17]', async ({ page }) => {
  await page.goto('./industries');
  const features = page.getByRole('list', { name: 'Features for Healthcare' });
  await page.locator('summary').filter({ hasText: 'Healthcare' }).focus();
  await page.keyboard.press('Enter');
  await expect(features).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(features).toBeHidden();
});
