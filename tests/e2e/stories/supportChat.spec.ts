/** Stories of people who write to support. */
import type { Page } from 'playwright/test';
import { nora } from '#tests/support/cast.ts';
import { findBarriersInBothThemes } from '../stage/findBarriers.ts';
import { expect, test } from '../stage/story.ts';

const chatOf = (page: Page) => ({
  bubble: page.getByRole('button', { name: /^Open support chat/ }),
  panel: page.getByRole('region', { name: 'Support chat' }),
  messages: page.getByRole('log').getByRole('listitem'),
  field: page.getByLabel('Your message'),
  close: page.getByRole('button', { name: 'Close support chat' }),
});

const reply = 'Thanks for your message! A support agent will respond shortly.';

test('a message is answered after one second, and somebody seems to type until then [S4.8][S9.4][S9.5]', async ({
  page,
  loginPage,
}) => {
  await page.clock.install();
  await loginPage.open();
  await loginPage.signInAs('Admin');
  const { bubble, messages, field } = chatOf(page);
  await bubble.click();
  await expect(field).toBeFocused();
  await expect(messages).toHaveText(/Hi! How can I help you today\?/);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await field.fill('How do I add a client?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Support is typing')).toBeAttached();
  await page.clock.runFor(990);
  await expect(messages).toHaveCount(2);
  await page.clock.runFor(10);
  await expect(messages).toHaveCount(3);
  await expect(messages.last()).toContainText(reply);
  await expect(page.getByText('Support is typing')).not.toBeAttached();
});

test('nothing but white space is not sent [S5.5]', async ({ page, loginPage }) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  const { bubble, messages, field } = chatOf(page);
  await bubble.click();
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await field.fill('x'.repeat(900));
  await expect(field).toHaveAccessibleDescription('100 of 1000 characters left');
  await expect(messages).toHaveCount(1);
});

test('a closed chat marks replies as unread, and the conversation outlives a change of page [S4.8]', async ({
  page,
  loginPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  const { bubble, panel, messages, field, close } = chatOf(page);
  await bubble.click();
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

test('is for workspaces with a plan: not for visitors, nor for a new agency [S6.4]', async ({
  page,
  registerPage,
  dashboardPage,
}) => {
  const { bubble } = chatOf(page);
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bubble).toHaveCount(0);
  await registerPage.open();
  await registerPage.register(nora);
  await expect(dashboardPage.part('Subscription')).toContainText('This workspace has no active plan.');
  await expect(bubble).toHaveCount(0);
});

test('the open chat has no barriers in either theme', async ({ page, loginPage, dashboardPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  const { bubble, field, messages } = chatOf(page);
  await bubble.click();
  await field.fill('Hello');
  await page.keyboard.press('Enter');
  await expect(messages).toHaveCount(3);
  expect(await findBarriersInBothThemes(page)).toEqual([]);
});
