/** A browser test of a host that gets a new build while a tab is open: what its page misses then is explained, and a reload brings the new one. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { createDashboardPage } from '../pages/dashboardPage.ts';
import { createLoginPage } from '../pages/loginPage.ts';
import { test as base, expect, saveData } from '../support/browserTest.ts';
import { builtFolder, scratchFolder } from '../support/builtFolder.ts';
import { servePlainly } from '../support/plainHost.ts';
import { untilAwake } from '../support/untilAwake.ts';

type Host = {
  readonly url: string;
  /** From now on the host has another build, and none of the files that this one's pages ask for. */
  deploy(): void;
  /** A browser asks for the files of the new build, which have the same names here. */
  putFilesBack(): void;
};

const markAnew = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (!name.endsWith('.html')) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/data-made-at="\d+"/, 'data-made-at="17"'));
  }
};

/** The context is not watched: what it misses is refused by names that each build gives again. */
const test = base.extend<{ readonly host: Host; readonly tab: Page }>({
  host: async ({ browser: _ }, use) => {
    mkdirSync(scratchFolder, { recursive: true });
    const folder = mkdtempSync(join(scratchFolder, 'deploy-'));
    cpSync(builtFolder, folder, { recursive: true });
    const served = await servePlainly({ folder, base: '/' });
    const [assets, away] = [join(folder, 'assets'), join(folder, 'away')];
    await use({
      url: served.url,
      deploy: () => {
        renameSync(assets, away);
        markAnew(folder);
      },
      putFilesBack: () => renameSync(away, assets),
    });
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  },
  tab: async ({ browser, host }, use) => {
    const context = await browser.newContext({ baseURL: host.url, locale: 'en-GB' });
    // Else a slow machine gives the worker the time to keep all files, and nothing is missing.
    await saveData(context);
    await use(await context.newPage());
    await context.close();
  },
});

const markOf = (page: Page): Promise<string | null> => page.locator('#root').getAttribute('data-made-at');

test('a visitor whose next page is gone from the host is led to the new version', async ({ tab, host }) => {
  await tab.goto('./');
  await untilAwake(tab);
  host.deploy();
  await tab.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('A new version is available');
  host.putFilesBack();
  await tab.getByRole('button', { name: 'Reload', exact: true }).first().click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  expect(await markOf(tab)).toBe('17');
});

test('who opens a part of a page that is gone from the host is reported, stays, and gets it after a reload', async ({
  tab,
  host,
}) => {
  await tab.goto('./login/');
  await createLoginPage(tab).signInAs('Admin');
  const dashboardPage = createDashboardPage(tab);
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  await dashboardPage.untilLive();
  host.deploy();
  await tab.keyboard.press('Control+`');
  const bar = tab.getByRole('alert').filter({ hasText: 'A new version of AgencyLens is available.' });
  await expect(bar).toBeVisible();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  host.putFilesBack();
  await bar.getByRole('button', { name: 'Reload' }).click();
  await expect(dashboardPage.greeting('Ada')).toBeVisible();
  expect(await markOf(tab)).toBe('17');
  await tab.keyboard.press('Control+`');
  await expect(tab.getByRole('tab', { name: 'Network' })).toBeVisible();
});

test('a question that is typed in another tab survives the new version, until its person reloads anyway', async ({
  tab,
  host,
}) => {
  await tab.goto('./login/');
  await createLoginPage(tab).signInAs('Admin');
  await createDashboardPage(tab).untilLive();
  const other = await tab.context().newPage();
  await other.goto('./ai-chat/');
  const question = other.getByRole('textbox', { name: 'Your question' });
  await question.fill('Half a question');
  host.deploy();
  const barIn = (page: Page) => page.locator('#new-version');
  for (const page of [tab, other]) {
    await page.bringToFront();
    await page.keyboard.press('Control+`');
    await expect(barIn(page)).toContainText('A new version of AgencyLens is available.');
  }
  host.putFilesBack();
  await barIn(tab).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => markOf(tab)).toBe('17');
  await barIn(other).getByRole('button', { name: 'Reload' }).click();
  await expect(barIn(other)).toContainText('Text in a field of this page may not be saved yet.');
  await barIn(other).getByRole('button', { name: 'Not now' }).click();
  await expect(question).toHaveValue('Half a question');
  expect(await markOf(other)).not.toBe('17');
});
