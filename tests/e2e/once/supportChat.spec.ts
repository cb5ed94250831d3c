/** Stories of people who write to support. */
import type { Page } from 'playwright/test';
import { findBarriersInBothThemes } from '../stage/findBarriers.ts';
import { expect, test } from '../stage/story.ts';

const chatOf = (page: Page) => ({
  bubble: page.getByRole('button', { name: /^Open support chat/ }),
  panel: page.getByRole('region', { name: 'Support chat' }),
  messages: page.getByRole('log').getByRole('listitem'),
  field: page.getByLabel('Your message'),
  close: page.getByRole('button', { name: 'Close support chat' }),
});

test('white space is not sent, a closed chat marks replies as unread, and the conversation outlives a change of page [S4.8][S5.5]', async ({
  page,
  loginPage,
  navigation,
}) => {
  await loginPage.signInAt('/marketplace', 'Admin');
  const { bubble, panel, messages, field, close } = chatOf(page);
  await bubble.click();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await field.fill('x'.repeat(900));
  await expect(field).toHaveAccessibleDescription('100 of 1000 characters left');
  await expect(messages).toHaveCount(1);
  await field.fill('Hello');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bubble).toBeFocused();
  await expect(bubble).toHaveAccessibleName('Open support chat, 1 unread reply');
  await navigation.goTo('ROI Calculator');
  await expect(page).toHaveURL('./roi-calculator');
  await bubble.click();
  await expect(messages).toHaveCount(3);
  await close.click();
  await expect(bubble).toHaveAccessibleName('Open support chat');
});

test('the open chat has no barriers in either theme', async ({ page, loginPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginPage.signInAt('/marketplace', 'Admin');
  const { bubble, field, messages } = chatOf(page);
  await bubble.click();
  await field.fill('Hello');
  await page.keyboard.press('Enter');
  await expect(messages).toHaveCount(3);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
});
