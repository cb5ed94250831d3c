/** Tests links that hold a log, from one browser to another. */
import { createLabLog } from '../pages/labLog.ts';
import { createLoginPage } from '../pages/loginPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';
import { goWithin } from '../support/goWithin.ts';

test('A branch and an earlier event hold in another browser by a link, beside the log there', async ({
  page,
  context,
  browser,
  baseURL,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
  await goWithin(page, '/clients');
  await page.getByRole('button', { name: 'More for Stackpilot' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByText('Archived Stackpilot.')).toBeVisible();
  const log = createLabLog(page);
  await log.dock();
  await log.view('Branches');
  const copied = async (button: string): Promise<string> => {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(/^Copied, [\d,]+ characters: the demo’s first [\d,]+ events/)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const toBranch = await copied('Copy link to a branch');
  await page.getByLabel('Up to event').fill('4');
  const toMoment = await copied('Copy link as of this event');
  expect([toBranch.length < 2_000, toMoment.length < 500]).toEqual([true, true]);

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' });
  const other = await elsewhere.newPage();
  const main = other.getByRole('main');
  const openLink = async (link: string, events: RegExp): Promise<void> => {
    await other.goto(link);
    await expect(other.getByText('This link is valid.').locator('..')).toContainText(events);
    await other.getByLabel('Name of the branch').fill('From Ann');
    await other.getByRole('button', { name: 'Open as a branch' }).click();
  };
  await test.step('the branch has the figure that was sent', async () => {
    await openLink(toBranch, /[\d,]+ events: the demo’s first [\d,]+, and [2-9] after them/);
    await createLoginPage(other).signInAs('Admin');
    await expect(main).toContainText('21 active, 4 archived.');
    const bar = other.getByRole('region', { name: 'Branch' });
    await expect(bar).toContainText('Branch “From Ann”');
    await bar.getByRole('button', { name: 'Back to the main branch' }).click();
    await createLoginPage(other).signInAs('Admin');
    await expect(main).toContainText('22 active, 3 archived.');
  });
  await test.step('the earlier event is shown, read only', async () => {
    await openLink(toMoment, /^This link is valid\. 4 events/);
    await expect(other.getByRole('region', { name: 'Looking at the past' })).toContainText('As of event 4');
    await expect(main).toContainText('1 active, 0 archived.');
  });
  await test.step('a damaged link stores nothing and says so', async () => {
    await other.goto(`${toBranch.slice(0, -9)}`);
    await other.reload();
    await expect(other.getByRole('alert')).toContainText('This link cannot be opened.');
    await expect(other.getByRole('alert')).toContainText('Nothing was stored.');
    expect(await findBarriers(other)).toEqual([]);
  });
  await elsewhere.close();
});
