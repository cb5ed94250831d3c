/** Browser tests of asking about the workspace: answers show how they came about and lead to their events, and what no rule knows is refused. */

import { expect, test } from '../stage/browserTest.ts';
import { findBarriers } from '../stage/findBarriers.ts';

test('an admin asks, sees how an answer came about, follows it to its event, and finds the way out [S2.3] [S2.5] [S2.9] [S6.2]', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await navigation.goTo('Ask AI');
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
  await ask('How many more clients can we add?');
  await expect(turns.last()).toContainText('There is no limit on clients in Enterprise; 22 are used.');
  await ask('What is MER?');
  await expect(turns.last()).toContainText('MER: all revenue ÷ all spend.');
  await ask('How is my revenue this month against last month?');
  await expect(turns.last()).toContainText(
    /Revenue of all 22 clients was \$[\d,]+ (?:from|on) .*, (?:up|down) [\d.]+% from \$/,
  );
  await ask('Profit last month');
  await expect(turns.last()).toContainText('Profit cannot be computed: no source reports it.');
  await ask('Who signed in last?');
  await expect(turns.last()).toContainText(/Ada Moreau: signed in, \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
  await ask('What will the weather be?');
  await expect(turns.last()).toContainText('I can only answer questions about this workspace');
  await ask('Who added the last client?');
  await expect(turns.last()).toContainText('Demo data: client added (Salt & Ember)');
  await expect(turns).toHaveCount(8);

  await turns.last().getByText('How I got this').click();
  await expect(turns.last()).toContainText('Kept those that say “added”');
  expect(await findBarriers(page)).toEqual([]);
  await turns
    .last()
    .getByRole('link', { name: /client added$/ })
    .click();
  await expect(main.getByRole('region', { name: /^Event [\d,]+$/ })).toContainText(
    'added the sample client Salt & Ember',
  );
  await navigation.goTo('Ask AI');
  await main.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  await expect(navigation.bar).toBeVisible();
});
