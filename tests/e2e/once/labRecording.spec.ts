/** Tests a recording in the Lab: made by hand, given an expectation by pointing, replayed, exported, and run by real input. */
import { readFile } from 'node:fs/promises';
import { parseScript } from '#scenarios/parseScript.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';
import { runExported } from '../support/runExported.ts';

// A stage runs inside the page, which is slow on a loaded machine.
test.describe.configure({ timeout: 300_000 });

test('A journey is recorded by hand, expected by pointing, replayed to its end and exported', async ({
  page,
  site,
}) => {
  await page.goto('./lab/scenarios');
  await page.getByRole('button', { name: 'Record a scenario' }).press('Enter');
  const stage = page.frameLocator('iframe');
  const recorded = page.getByRole('list', { name: 'Recorded steps' }).getByRole('listitem');
  await expect(recorded).toHaveText(['Open /'], { timeout: 60_000 });

  await stage.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(recorded).toHaveCount(3);
  await stage.getByRole('link', { name: 'Get Started with Pro' }).click();
  await expect(recorded).toHaveCount(5);
  await stage.getByLabel('Name on card').click();
  for (const text of ['Otto Lang', '5500 0000 0000 0004', '11/44', '987']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await stage.getByRole('button', { name: 'Complete demo checkout' }).click();
  await expect(recorded.last()).toHaveText('Wait 1 s');
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Expect something' }).press('Enter');
  await expect(page.getByLabel('Point at something on the stage')).toBeFocused();
  await page.getByRole('button', { name: 'Point at something' }).hover({ position: { x: 5, y: 5 } });
  const heading = await stage.getByRole('heading', { name: 'Demo checkout successful!' }).boundingBox();
  await page.mouse.click((heading?.x ?? 0) + 10, (heading?.y ?? 0) + 10);
  const choices = page.getByRole('list', { name: 'What could be expected' });
  await choices.getByRole('button', { name: 'heading' }).click();
  await expect(recorded).toHaveText([
    'Open /',
    'Press link “Pricing” in navigation “Main”',
    'Check that the address is /pricing',
    'Press link “Get Started with Pro”',
    'Check that the address is /checkout?plan=pro&billing=monthly',
    'Write “Otto Lang” into field “Name on card”',
    'Write the demo card’s number into field “Card number”',
    'Write the demo card’s date into field “Expires”',
    'Write the demo card’s code into field “Security code”',
    'Press button “Complete demo checkout”',
    'Check that the log gained CheckoutCompleted',
    'Wait 1 s',
    'Check that heading “Demo checkout successful!” is there',
  ]);

  await stage.getByRole('button', { name: 'Create your account' }).press('F9');
  await page.reload();
  await page.getByLabel('Title').fill('Bought by hand');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('bought-by-hand.json');
  const parsed = parseScript(await readFile(await saved.path(), 'utf8'));
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByLabel('Speed').selectOption({ label: 'Instant' });
  const status = page.getByRole('status').filter({ hasText: 'stage’s clock' });
  await expect(status).toContainText('All steps done', { timeout: 60_000 });
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect([kept.includes('5500'), kept.includes('agencylens.session')]).toEqual([false, false]);
  if (!parsed.ok) throw new Error('what was saved cannot be read');
  // The exported gallery already tests scripts by real input; this one needs its own runner.
  if (process.env.SCENARIO_ALL === undefined) return;
  const { hash } = await runExported(parsed.script, test.info().outputPath('exported'), site.url);
  await expect(status).toContainText(`log ends at ${hash.slice(0, 8)}`);
});

test('Two pages, a hint and a picture are recorded, and replayed in the Lab to the end', async ({ page }) => {
  await page.goto('./lab/scenarios');
  await page.getByRole('button', { name: 'Record a scenario' }).press('Enter');
  const stage = page.frameLocator('iframe:not([data-hidden])');
  const recorded = page.getByRole('list', { name: 'Recorded steps' }).getByRole('listitem');
  const pages = page.getByRole('group', { name: 'Pages of the stage' });
  await expect(recorded).toHaveText(['Open /'], { timeout: 60_000 });
  await page.getByRole('button', { name: 'Sign in as' }).click();
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await expect(recorded.last()).toHaveText('Check that the address is /dashboard', { timeout: 60_000 });
  await stage.getByRole('button', { name: 'Search', exact: true }).hover();
  await expect(recorded.last()).toHaveText(/^Check that tooltip says “Search pages/, { timeout: 60_000 });

  await pages.getByRole('button', { name: 'New page' }).click();
  await expect(pages.getByRole('button', { name: 'second' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Open a page' }).click();
  await page.getByLabel('Address', { exact: true }).fill('/white-label');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await stage.getByRole('tab', { name: 'Logos' }).click();
  const chooser = page.waitForEvent('filechooser');
  await stage.getByRole('button', { name: 'Choose a logo', exact: true }).first().click();
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPgL8sDIgYIBQAZJgPNYghy3gAAAABJRU5ErkJggg==',
    'base64',
  );
  // An event by script counts as the stage's own while a step is under way; a person's never does.
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toBeEnabled();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await expect(recorded.last()).toHaveText('Check that the log gained PictureKept', { timeout: 60_000 });
  await pages.getByRole('button', { name: 'Close this page' }).click();
  await expect(recorded).toContainText([
    'Go to the page “second”',
    'Choose the file logo.png',
    'Close the page “second”',
  ]);
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByLabel('Speed').selectOption({ label: 'Instant' });
  const status = page.getByRole('status').filter({ hasText: 'stage’s clock' });
  await expect(status).toContainText('All steps done', { timeout: 120_000 });
});
