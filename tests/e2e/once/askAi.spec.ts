/** Tests Ask AI and the live page: an answer links to its event, and changes of another tab appear. */
import { expect, test } from '../support/browserTest.ts';
import { callApi, sessionHeader } from '../support/callApi.ts';
import { findBarriers } from '../support/findBarriers.ts';

// Answers are tested in `tests/mocks/handlers/ask/askQuestion.test.ts`, their display in
// `tests/ui/pages/aiChat`.
test('an admin asks, follows an answer to its event, watches what another tab does, holds the page still and goes on [S2.3] [S2.4] [S2.5] [S2.9] [S6.2]', async ({
  page,
  context,
  loginPage,
  navigation,
}) => {
  await loginPage.signInAt('/ai-chat', 'Admin');
  const other = await context.newPage();
  await other.goto('./demo');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ask AI', level: 1 })).toBeVisible();
  await expect(navigation.bar).toHaveCount(0);
  const turns = main.getByRole('region', { name: 'Questions and answers' }).locator('li:has(> h2)');
  await main.getByRole('button', { name: 'Which plan do we have?' }).click();
  await expect(turns.last()).toContainText('Northlight Agency has Enterprise. It is billed monthly');
  const question = main.getByLabel('Your question');
  const ask = async (text: string) => {
    await question.fill(text);
    await question.press('Enter');
    await expect(question).toHaveValue('');
  };
  await ask('What will the weather be?');
  await expect(turns.last()).toContainText('I can only answer questions about this workspace');
  await ask('Who added the last client?');
  await expect(turns.last()).toContainText('Demo data: client added (Salt & Ember)');
  await expect(turns).toHaveCount(3);
  await turns.last().getByText('How I got this').click();
  await expect(turns.last()).toContainText('Kept those that say “added”');
  expect(await findBarriers(page)).toEqual([]);

  await turns
    .last()
    .getByRole('link', { name: /client added$/ })
    .click();
  const event = main.getByRole('region', { name: /^Event [\d,]+$/ });
  await expect(event.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(event).toContainText('added the sample client Salt & Ember');
  expect(await findBarriers(page)).toEqual([]);
  await event.getByRole('link', { name: 'Close' }).click();
  await expect(event).toBeHidden();

  const feed = main.getByRole('region', { name: 'Live feed' }).locator('tbody').getByRole('row');
  const rename = async (first_name: string) => {
    const headers = await sessionHeader(other);
    const call = { method: 'PATCH', path: '/api/auth/profile', headers, body: { first_name } } as const;
    expect((await callApi(other, call)).status).toBe(200);
  };
  // The feed's search has a status of its own.
  await expect(main.getByRole('status').and(main.locator('[data-state]'))).toHaveText('Connected');
  await rename('Adele');
  await expect(feed.first()).toContainText('Adele Moreau changed their first name');
  await main.getByRole('button', { name: 'Pause' }).click();
  await rename('Ada');
  await expect(main.getByText('Paused · 1 new event')).toBeVisible();
  await expect(feed.filter({ hasText: 'changed their first name' })).toHaveCount(1);
  await main.getByRole('button', { name: 'Resume' }).click();
  await expect(feed.filter({ hasText: 'changed their first name' })).toHaveCount(2);
  await expect(main.getByText('Paused')).toBeHidden();
  const events = main.getByRole('region', { name: 'Events per minute' });
  await events.getByText('Table', { exact: true }).click();
  await expect(events.getByRole('row')).toHaveCount(31);
});
