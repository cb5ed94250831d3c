/** Tests contacting the team by keyboard alone. */

import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

test('a message is checked, sent and confirmed, by keyboard alone', async ({ page }) => {
  await page.goto('./about');
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription('Write a message');
  await page.keyboard.type('Nora Berg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nora@bergmedia.example');
  await form.getByRole('radio', { name: 'Plans and prices' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Does Pro fit twelve clients?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Contact us' })).toContainText('nora@bergmedia.example');
  expect(await findBarriers(page)).toEqual([]);
});
