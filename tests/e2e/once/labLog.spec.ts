/** Tests the Lab's event log: verification, causes, going back in time, forks and copies. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { demoVerifiers } from '#mocks/seed/demoVault.ts';
import { nora } from '#tests/support/cast.ts';
import type { DashboardPage } from '../pages/dashboardPage.ts';
import { createLabLog } from '../pages/labLog.ts';
import type { LoginPage } from '../pages/loginPage.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';
import { goWithin } from '../support/goWithin.ts';

type Models = { readonly loginPage: LoginPage; readonly dashboardPage: DashboardPage };

const signIn = async ({ loginPage, dashboardPage }: Models): Promise<void> => {
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await dashboardPage.untilLive();
};

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').token, sessionKey);

const firstNumber = (text: string | null): number =>
  Number(/[\d,]*\d/.exec(text ?? '')?.[0].replaceAll(',', ''));

test('the log proves itself, goes on in a branch, leaves as a file, comes back as a branch and is written into by hand', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  await signIn({ loginPage, dashboardPage });
  const log = createLabLog(page);
  await test.step('it proves itself as it grows, a filter can be turned round, and tampering with a copy is found where it was done', async () => {
    await log.open();
    await expect(log.badge).toHaveText(/^Chain intact, [\d,]+ events, head [0-9a-f]{4}…[0-9a-f]{4}$/);
    const all = firstNumber(await log.badge.textContent());
    await expect(log.count).toHaveText(`${englishNumber(all)} events, newest first`);

    await log.filter('Type', 'is not', 'Session');
    await expect(page.getByRole('button', { name: 'Type is not Session', exact: true })).toBeVisible();
    await expect(log.rows.filter({ hasText: 'Session' })).toHaveCount(0);
    await expect(log.count).toHaveText(new RegExp(`^[\\d,]+ of ${englishNumber(all)} events`));
    const without = firstNumber(await log.count.textContent());
    await page.getByRole('button', { name: 'Keep as…' }).click();
    await page.getByLabel('Name of the filters').fill('Quiet');
    await page.keyboard.press('Enter');
    const kept = page.getByRole('list', { name: 'Kept filters' });
    await expect(kept.getByRole('button', { name: 'Quiet', pressed: true })).toBeFocused();
    await page.getByRole('button', { name: 'Type is not Session', exact: true }).click();
    await expect(log.count).toHaveText(
      `${englishNumber(all - without)} of ${englishNumber(all)} events, newest first`,
    );
    await page.getByRole('button', { name: 'Remove the filter Type is Session' }).press('Enter');
    await expect(page.getByLabel('Value')).toBeFocused();
    await expect(log.rows.first()).toContainText('SessionStarted');
    await kept.getByRole('button', { name: 'Quiet', exact: true }).click();
    await expect(page).toHaveURL(/\/lab\/log\?not-type=Session$/);
    await page.reload();
    await expect(log.count).toHaveText(new RegExp(`^${englishNumber(without)} of `));
    await kept.getByRole('button', { name: 'Quiet', exact: true }).click();
    await kept.getByRole('button', { name: 'Forget the filters Quiet' }).click();
    await expect(kept).toHaveCount(0);

    await page.getByRole('grid', { name: 'Events' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lab\/log\/1$/);
    await expect(log.detail(1)).toContainText('AccountRegistered');
    await expect(log.detail(1)).toContainText('accountDirectory');
    expect(await findBarriers(page)).toEqual([]);

    await log.open('/tamper/9');
    const check = page.getByRole('button', { name: 'Forge and check' });
    await check.click();
    await expect(page.getByRole('alert')).toContainText(
      'The copy is broken at event 9: it is not what was hashed.',
    );
    await expect(page.getByText(/The log itself was not touched/)).toBeVisible();
    await page.getByLabel('What to do to it').selectOption('Change a field and compute its hash again');
    await check.click();
    await expect(page.getByRole('alert')).toContainText('The copy is broken at event 10: it does not link');
    await expect(log.badge).toContainText('Chain intact');
  });
  await test.step('a branch goes on by itself, is distinguished from the main one, held against it and deleted', async () => {
    await log.open('/branches/20');
    await page.getByLabel('Name', { exact: true }).fill('What if');
    await page.getByRole('button', { name: 'Fork', exact: true }).click();
    await expect(page.getByRole('row', { name: /^What if/ })).toContainText('Forked from Main at event 20');
    await expect(page.getByRole('row', { name: /^What if/ })).toContainText('(open)');
    await expect(log.badge).toContainText('Chain intact, 21 events');
    await expect(log.badge).toContainText('On a branch');
    expect(await findBarriers(page)).toEqual([]);

    await goWithin(page, '/clients');
    const bar = page.getByRole('region', { name: 'Branch' });
    await expect(bar).toContainText('Branch “What if”');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'More for Fjord & Foam', exact: true }).click();
    await main.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(main).toContainText('1 archived');
    await bar.getByRole('button', { name: 'Back to the main branch' }).click();
    await expect(main).toContainText('22 active, 3 archived.');
    await expect(bar).toBeHidden();

    await log.open('/branches');
    await page.getByRole('button', { name: 'Compare with What if' }).click();
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await expect(comparison).toContainText('Both begin with the same 20 events.');
    await expect(comparison.getByRole('region', { name: 'Since then in What if' })).toContainText(
      'archived Fjord & Foam (position 22)',
    );
    const archived = comparison.getByRole('row', { name: /Fjord & Foam › Archived at/ });
    await expect(archived).toContainText('nothing');
    await expect(comparison).not.toContainText('byWorkspace');
    await page.getByRole('button', { name: 'Delete What if' }).click();
    await page.getByRole('button', { name: 'Delete for good: What if' }).click();
    await expect(page.getByRole('row', { name: /^What if/ })).toHaveCount(0);
  });
  await test.step('the exported log holds no secret, is refused when it was changed, and comes back as a branch', async () => {
    const token = await tokenOf(page);
    await log.open('/files');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export [\d,]+ events$/ }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    expect(token).toMatch(/^[\w-]{20,}$/);
    expect(text).not.toContain(token);
    expect(text).not.toContain('pbkdf2');
    for (const verifier of Object.values(demoVerifiers)) expect(text).not.toContain(verifier);
    const lines = text.trimEnd().split('\n');
    const header = JSON.parse(lines[0] ?? '');
    // Exports contain personal keys only with a passphrase.
    expect(lines.filter((line) => line.startsWith('{"person":'))).toEqual([]);
    expect(header.count).toBe(lines.length - 2);
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: true, count: header.count, head: header.head });

    const choose = (name: string, content: string) =>
      page.getByLabel('Exported log').setInputFiles({
        name,
        mimeType: 'application/x-ndjson',
        buffer: Buffer.from(content),
      });
    const forgedAt = lines.findIndex((line) => line.includes('"sample":true'));
    const forgedLine = (lines[forgedAt] ?? '').replace('"sample":true', '"sample":false');
    const forged = lines.with(forgedAt, forgedLine).join('\n');
    await choose('forged.ndjson', forged);
    await expect(page.getByRole('alert')).toContainText(`Line ${forgedAt + 1} is not what was hashed`);
    await expect(page.getByRole('button', { name: 'Import as a branch' })).toBeHidden();

    await choose('copy.ndjson', text);
    await expect(page.getByText(/^This file is valid\..*/).locator('..')).toContainText(
      `${englishNumber(header.count)} events of the log “main”`,
    );
    await page.getByLabel('Name of the branch').fill('Copy');
    await page.getByRole('button', { name: 'Import as a branch' }).click();
    await page.getByRole('button', { name: 'Go to Copy' }).click();
    await expect(page.getByRole('row', { name: /^Copy/ })).toContainText('(open)');
    await expect(log.badge).toContainText(`Chain intact, ${englishNumber(header.count)} events`);
    await goWithin(page, '/dashboard');
    await dashboardPage.show('Workspace');
    await expect(page.getByRole('main').locator('[data-figure="overview-clients"]')).toHaveText('22');
  });
  await test.step('an event is written by hand into the branch that is open, if it is as the product’s own', async () => {
    await log.open('/write');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('ClientArchived');
    const data = page.getByLabel('Data, as JSON');
    await page.getByLabel('Stream', { exact: true }).fill('clients-northlight');
    await data.fill('{"clientId":"stackpilot","workspaceId":"northlight"}');
    await expect(page.getByText('the workspace Northlight Agency')).toBeVisible();
    const write = page.getByRole('button', { name: 'Write the event' });
    await write.click();
    await expect(page.getByRole('alert')).toContainText('data.archivedAt: Is missing');
    await data.fill(
      '{"clientId":"stackpilot","workspaceId":"northlight","archivedAt":"2026-01-05T09:00:00.000Z"}',
    );
    await write.click();
    await expect(page.getByText(/^ClientArchived is event \d+/)).toBeVisible();
    await expect(log.badge).toContainText('Chain intact');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(log.detail(/^Position \d+$/)).toContainText('origin:lab');
    await goWithin(page, '/clients');
    await expect(page.getByRole('main')).toContainText('21 active, 4 archived.');
  });
});

test('a page is seen as it was, its figures and events are reported by what made them, and now again', async ({
  page,
  loginPage,
  dashboardPage,
  navigation,
}) => {
  test.slow();
  await signIn({ loginPage, dashboardPage });
  const log = createLabLog(page);
  await test.step('a page is seen as it was, through its links and its address, unchanged, and now again', async () => {
    await goWithin(page, '/clients');
    const main = page.getByRole('main');
    await expect(main).toContainText('22 active, 3 archived.');
    await goWithin(page, '/clients?as_of=4');
    const past = page.getByRole('region', { name: 'Looking at the past' });
    await expect(past).toContainText(/As of event 4, \d+ \w+ \d{4}, read only/);
    await expect(main).toContainText('1 active, 0 archived.');
    await past.getByRole('button', { name: 'Earlier' }).click();
    await expect(main).toContainText('0 active, 0 archived.');
    await past.getByRole('button', { name: 'Later' }).click();
    await expect(main).toContainText('1 active, 0 archived.');
    await expect(page).toHaveURL(/\/clients\?as_of=4$/);

    await expect(main.getByRole('button', { name: /^(More for Fjord|Add client)/ })).toHaveCount(0);
    await navigation.goTo('Dashboard');
    await expect(page).toHaveURL(/\/dashboard\?as_of=4$/);
    await expect(main.locator('[data-figure="overview-clients"]')).toHaveText('1');
    expect(await findBarriers(page)).toEqual([]);
    await past.getByRole('button', { name: 'Return to live' }).click();
    await expect(past).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
    await dashboardPage.show('Workspace');
    await expect(main.locator('[data-figure="overview-clients"]')).toHaveText('22');
  });
  await test.step('a figure of the page is reported by the events that made it, by keyboard', async () => {
    await expect(page.locator('[data-figure="overview-clients"]')).toHaveText('22');
    await log.dock();
    await log.view('Why this number');
    await page.getByRole('button', { name: 'Pick a figure on the page', exact: true }).press('Enter');
    await expect(page.locator('[data-figure="overview-clients"]')).toBeFocused();
    await page.keyboard.press('Enter');
    const lab = page.getByRole('region', { name: 'Lab', exact: true });
    await expect(lab.getByRole('heading', { name: 'Clients', exact: true })).toBeVisible();
    await expect(lab.getByText(/28 of them changed this figure/)).toBeVisible();
    await expect(lab.getByRole('row').filter({ hasText: 'ClientAdded' })).toHaveCount(25);
    await lab.getByRole('button', { name: 'Plan Enterprise' }).first().click();
    await expect(lab.getByRole('row').filter({ hasText: 'SubscriptionPlanChanged' }).first()).toContainText(
      'Enterprise',
    );
  });
  await test.step('an event leads back to the press that asked for it, and on to what it changed', async () => {
    await page.getByRole('button', { name: 'Close the Lab' }).click();
    await navigation.goTo('Clients');
    await page.getByRole('button', { name: 'More for Stackpilot' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(page.getByText('Archived Stackpilot.')).toBeVisible();
    await log.dock();
    await log.view('Events');
    await log.rows.filter({ hasText: 'ClientArchived' }).click();
    const detail = log.detail(/^Position \d+$/);
    const causes = detail.getByRole('list', { name: 'Causation' });
    await expect(causes.getByRole('button').first()).toHaveText('“Archive” was pressed');
    await expect(causes).toContainText('DELETE /api/clients/stackpilot');
    await expect(causes.locator('[aria-current]')).toHaveText(/^ClientArchived #\d+$/);
    await expect(causes).toContainText('clientDirectory');
    await expect(detail).toContainText('byWorkspace.northlight.stackpilot.archivedAt');
  });
});

test('before a sign-up there is nothing of it, and the Lab leads back to that moment', async ({
  page,
  watch,
  registerPage,
}) => {
  // At an earlier event the workspace and the membership do not exist yet, so these requests are refused.
  watch.allowRefusals('404 GET /api/workspace', '403 GET /api/metrics');
  await registerPage.open();
  await registerPage.register(nora);
  await expect(page).toHaveURL(/\/dashboard$/);
  const log = createLabLog(page);
  await log.dock();
  await log.rows.filter({ hasText: 'AccountRegistered' }).first().click();
  const detail = log.detail(/^Position \d+$/);
  await detail.getByRole('button', { name: 'See the app as of here' }).click();
  const past = page.getByRole('region', { name: 'Looking at the past' });
  // Event 1 created her workspace.
  await expect(past).toContainText('As of event 1, ');
  await past.getByRole('button', { name: 'Earlier' }).click();
  await expect(past).toContainText('Before the first event, ');
  await expect(past).toContainText('Your workspace did not exist yet.');
  await past.getByRole('button', { name: 'Return to live' }).click();
  await expect(page.getByRole('main').locator('[data-figure="overview-clients"]')).toHaveText('1');
});
