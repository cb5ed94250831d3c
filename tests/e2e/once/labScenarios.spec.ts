/** Tests scenarios in the Lab: watched, stepped back, taken over, shared and opened. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import type { Script, Step } from '#scenarios/script.ts';
import { encodeScript } from '#scenarios/shareCode.ts';
import { guidedTour } from '#scenarios/shipped/guidedTour.ts';
import { signInAndOut } from '#scenarios/shipped/signInAndOut.ts';
import { twoTabs } from '#scenarios/shipped/twoTabs.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import { tellStep } from '#scenarios/tellStep.ts';
import { headOf } from '#tests/scenarios/heads.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';
import { expectNoOverflow } from '../support/overflow.ts';
import { kindsIn, ofTheStage, scriptsOfEachKind } from '../support/scriptsOfEachKind.ts';

const stageOf = (page: Page) => page.frameLocator('iframe');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'stage’s clock' });
const speed = (page: Page) => page.getByLabel('Speed');

/** Pixels between a caption and its subject. */
const besides = 13;

const between = async (one: Locator, other: Locator): Promise<number | null> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return null;
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width);
  const down = Math.max(b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.max(across, down);
};

/** Milliseconds: a stage runs inside the page, which is slow on a loaded machine. */
const wholeRun = 120_000;

test.describe.configure({ timeout: 300_000 });

test('A scenario is watched to its end, where its log ends as without a browser, looked into, compared, stepped through and taken over', async ({
  page,
}) => {
  await page.goto('./lab/scenarios');
  await expect(page.getByRole('heading', { name: signInAndOut.title })).toBeVisible();
  await expectNoOverflow(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: signInAndOut.title }).click();
  await speed(page).selectOption({ label: 'Instant' });
  await expect(status(page)).toContainText('All steps done', { timeout: wholeRun });
  await expect(status(page)).toContainText(`log ends at ${headOf(signInAndOut.name)?.hash.slice(0, 8)}`);
  expect(await page.evaluate(() => localStorage.getItem('agencylens.session'))).toBe(null);
  expect(await findBarriers(page)).toEqual([]);
  await test.step('its run is looked into from its file, scrubbed, left, and compared with the one before', async () => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save its trace' }).click(),
    ]);
    const text = await readFile(await saved.path(), 'utf8');
    const failed = { index: 1, name: 'Open /login', problem: 'it was not there' };
    const file = { name: 'failed.json', mimeType: 'application/json' };
    await page.getByRole('button', { name: 'All scenarios' }).click();
    await page.getByLabel('Open a trace file').setInputFiles({
      ...file,
      buffer: Buffer.from(text.replace('"failed":null', `"failed":${JSON.stringify(failed)}`)),
    });
    await expect(page.getByText('step 2 failed, Open /login: it was not there')).toBeVisible();
    await expect(page.getByText('SessionStarted is event')).toBeVisible();
    await page.getByLabel('Moment of the run').press('Home');
    await expect(page.getByText('SessionStarted is event')).toBeHidden();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to live' }).click();
    await expect(page.getByText('step 2 failed')).toBeHidden();

    await page.getByRole('tab', { name: 'Scenarios' }).click();
    await page.getByRole('button', { name: signInAndOut.title }).click();
    await speed(page).selectOption({ label: 'Instant' });
    await expect(status(page)).toContainText('All steps done', { timeout: wholeRun });
    await page.getByRole('button', { name: 'Compare with the run before' }).click();
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await expect(comparison).toContainText('Both runs are alike, all');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the stage' }).click();
  });

  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(status(page)).toContainText('Paused', { timeout: wholeRun });
  await expect(page.locator('[aria-current="step"]')).toContainText(
    'Check that the log gained SessionStarted, SessionEnded',
  );
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(status(page)).toContainText('All steps done');

  await page.getByRole('button', { name: 'Check that field “Email” holds “admin@agencylens.demo”' }).click();
  const caption = page.locator('p[aria-live]').filter({ hasText: 'Her email is still there.' });
  await expect(caption).toBeVisible({ timeout: wholeRun });
  const email = stageOf(page).getByRole('textbox', { name: 'Email' });
  await expect.poll(() => between(caption, email)).toBeLessThanOrEqual(besides);
  expect(await between(caption, email)).toBeGreaterThanOrEqual(0);

  await page.getByRole('button', { name: 'Check that the address is /dashboard' }).click();
  await expect(caption).toHaveCount(0);
  await expect(status(page)).toContainText('Paused', { timeout: wholeRun });
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(status(page)).toContainText('Yours');
  await stageOf(page).getByRole('link', { name: 'Clients', exact: true }).first().click();
  await expect(stageOf(page).getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Lab beside it' }).click();
  const beside = page.getByRole('region', { name: 'Lab of the stage' });
  await beside.getByRole('tab', { name: 'Network' }).click();
  await expect(beside.getByText('/clients?status').first()).toBeVisible();
  await expect(beside.getByText('worker answers')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the Lab of the stage' }).click();
  await expect(page.getByRole('tab', { name: 'Network' })).toHaveCount(1);
});

/** Plays all scripts in one page; returns those whose log ends differently. */
const watchAll = async (page: Page, scripts: readonly Script[]): Promise<readonly string[]> => {
  await page.goto('./lab/scenarios');
  const ends: string[] = [];
  for (const { title, name } of scripts) {
    await page.getByRole('button', { name: title, exact: true }).click();
    await speed(page).selectOption({ label: 'Instant' });
    await expect(status(page)).toContainText('log ends at', { timeout: wholeRun });
    ends.push(`${name} ${/log ends at (\w+)/.exec((await status(page).textContent()) ?? '')?.[1]}`);
    await page.getByRole('button', { name: 'All scenarios' }).click();
  }
  return ends;
};

// Other lanes run all scripts headless and by real input; this one tests the stage's driver.
test('Watched, scenarios with every kind of step end where they end, no matter who drives', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // Other tests of this file cover these two scripts.
  const proved = [signInAndOut, twoTabs].flatMap((script) => [...kindsIn(script)]);
  const scripts =
    process.env.SCENARIO_ALL === undefined
      ? scriptsOfEachKind(shippedScripts, new Set([...ofTheStage, ...proved]))
      : shippedScripts;

  expect(await watchAll(page, scripts)).toEqual(
    scripts.map(({ name }) => `${name} ${headOf(name)?.hash.slice(0, 8)}`),
  );
});

test('The pages of a stage are tabs: one is in sight, and another can be looked at', async ({ page }) => {
  await page.goto('./lab/scenarios/two-tabs');
  await speed(page).selectOption({ label: 'Instant' });
  await expect(status(page)).toContainText('All steps done', { timeout: wholeRun });
  await expect(status(page)).toContainText(`log ends at ${headOf(twoTabs.name)?.hash.slice(0, 8)}`);
  await page.getByRole('button', { name: 'Check that main says “Archived Stackpilot.”' }).click();
  await expect(status(page)).toContainText('Paused', { timeout: wholeRun });
  const shown = page.locator('iframe:visible');
  await expect(shown).toHaveCount(2);
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect(shown).toHaveAttribute('title', /^The page “clients”/);
  await expect(shown.contentFrame().getByText('Archived Stackpilot.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page
    .getByRole('group', { name: 'Pages of the stage' })
    .getByRole('button', { name: 'First page' })
    .click();
  await expect(shown).toHaveAttribute('title', /^The app/);
});

test('A scenario is shared as a link, saved as JSON and opened again', async ({ page }) => {
  await page.goto(`./lab/scenarios#run=${await encodeScript(signInAndOut)}`);
  await expect(page.getByRole('heading', { name: signInAndOut.title })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ]);
  const text = await readFile(await saved.path(), 'utf8');
  expect(JSON.parse(text)).toEqual(signInAndOut);

  await page.getByRole('button', { name: 'All scenarios' }).click();
  await page.getByText('Open a script of your own').click();
  const field = page.getByLabel('Script as JSON');
  await field.fill(text.replace('"click"', '"klick"'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('did you mean “click”?');
  await field.fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: signInAndOut.title })).toBeVisible();
  await expect(stageOf(page).getByRole('main')).toBeVisible({ timeout: wholeRun });
});

test('A stage is presented alone by the keys of a remote, and a link leads to a prepared state', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Watch a three-minute tour' }).click();
  const view = page.getByRole('region', { name: guidedTour.title });
  const captions = guidedTour.steps.flatMap((step) => ('caption' in step ? [step.caption] : []));
  const caption = (index: number) => view.getByText(captions[index] ?? '', { exact: true }).last();
  await expect(caption(0)).toBeVisible({ timeout: wholeRun });
  await expect(view.getByRole('button', { name: 'Step back' })).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(caption(1)).toBeVisible({ timeout: wholeRun });
  await page.keyboard.press('PageUp');
  await expect(caption(0)).toBeVisible({ timeout: wholeRun });
  await view.getByRole('button', { name: 'Next' }).click();
  await expect(caption(1)).toBeVisible({ timeout: wholeRun });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Watch a three-minute tour' })).toBeVisible();

  await page.goto('./lab/scenarios/sign-in-and-out?step=4&take=yes');
  await expect(status(page)).toContainText('Yours: go on by hand', { timeout: wholeRun });
  await expect(page.getByRole('listitem').and(page.locator('[aria-current="step"]'))).toHaveText(
    tellStep(signInAndOut.steps[4] as Step),
  );
});
