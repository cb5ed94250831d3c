/** Tests the state charts in the Lab. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { createMachine } from 'xstate';
import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import { readXml } from '#tests/support/foreign/xml.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers, findBarriersInBothThemes } from '../support/findBarriers.ts';

const panelOf = (page: Page) => {
  const panel = page.getByRole('region', { name: 'State charts' });
  return {
    panel,
    way: (name: string | RegExp) =>
      panel.getByRole('button', { name }).or(panel.getByRole('treeitem', { name })),
    content: panel.getByRole('textbox', { name: /with this content/ }),
    send: panel.getByRole('button', { name: 'Send', exact: true }),
    state: panel.locator('dt:text-is("State") + dd'),
    note: panel.getByText(/was refused/).first(),
    moment: panel.getByRole('slider', { name: 'Moment' }),
    view: (name: string) => panel.getByRole('button', { name, exact: true }),
    exported: async (name: string) => {
      const form = panel.getByRole('button', { name, exact: true });
      if (!(await form.isVisible())) await panel.getByText('Export', { exact: true }).click();
      const [file] = await Promise.all([page.waitForEvent('download'), form.click()]);
      return readFileSync(await file.path());
    },
  };
};

test('what is exported is read by other programs; a transition is sent from the map by keyboard, and the page follows', async ({
  page,
}) => {
  await page.goto('login#lab/charts/login?view=map');
  const { panel, way, view, content, send, state, exported } = panelOf(page);
  await expect(state).toHaveText('idle');

  const svg = (await exported('SVG')).toString();
  expect(readXml(svg).texts('title')).toEqual(['State chart of Sign-in page']);
  expect(svg).not.toMatch(/class=|var\(|https?:\/\/(?!www\.w3\.org)/);

  const png = await exported('PNG, twice the size');
  const [width = 0, height = 0] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);

  const machine = createMachine(JSON.parse((await exported('XState config')).toString()));
  expect(Object.keys(machine.states)).toEqual([
    'idle',
    'submitting',
    'askingCode',
    'checkingCode',
    'askingProvider',
    'succeeded',
  ]);
  expect((await exported('Mermaid')).toString()).toMatch(/^stateDiagram-v2\n {2}\[\*\] --> login_idle\n/);

  // The whole chart would be too small to read in the dock.
  await expect(view('Follow state')).toHaveAttribute('aria-pressed', 'true');
  await way(/^form\.submit \[isComplete\]/).focus();
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await expect(content).toHaveValue(/"password": "•••"/);
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('button', { name: 'The Lab sent form.submit to login' })).toBeVisible();
  await expect(panel).not.toContainText(demoPassword);
});

test('an event that a guard refuses is shown with the guard; a content that is no JSON or of another shape is reported, and nothing is sent', async ({
  page,
}) => {
  await page.goto('pricing#lab/charts/chat?view=cards');
  const { way, content, send, note, panel } = panelOf(page);
  await way(/^message\.send \[isSendable\].*replying/).click();
  await content.fill('{ "text": "   ", "time": "2026-01-05T09:00:00.000Z" }');
  await send.click();
  await expect(note).toHaveText('message.send was refused: isSendable said no.');

  await way(/^message\.send \[isSendable\].*replying/).click();
  await content.fill('{ "text": ');
  await send.click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(content).toHaveAttribute('aria-invalid', 'true');
  await content.fill('{ "text": 5 }');
  await send.click();
  await expect(panel.getByRole('alert')).toHaveText(
    'text is a number, and must be a text. time is missing: it is a text.',
  );
});

test('an earlier moment is looked at while the app goes on, by a link or the slider, and Escape leads back', async ({
  page,
}) => {
  await page.goto('pricing#lab/charts/auth?at=6&focus=signedOut&view=map');
  const { moment, panel } = panelOf(page);
  await expect(page.getByText(/Looking at frame 6/)).toBeVisible();
  await expect(moment).toHaveValue('6');
  await moment.press('ArrowRight');
  await expect(page.getByText(/Looking at frame 7/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Looking at frame/)).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Live', exact: true })).toBeVisible();

  await page.goto('pricing#lab/charts/chat?view=cards');
  await expect(panel.getByRole('tree', { name: /^States of/ })).toContainText('message.send');
});

test('every machine of the product is there, also before it ran', async ({ page, layout }) => {
  await page.goto('pricing#lab/charts/registration');
  const { panel } = panelOf(page);
  if (layout === 'narrow') await panel.getByText('Sign-up and redirect · registration').click();
  const find = panel.getByRole('searchbox', { name: 'Find an actor or state' });
  await find.fill('not here at all');
  await expect(panel.getByText('No actor or machine matches.')).toBeVisible();
  for (const name of ['registration', 'checkout', 'testimonials', 'roiScenarios', 'ask']) {
    await find.fill(name);
    await expect(panel.getByRole('tree', { name: 'Actors' }).getByText(name, { exact: true })).toBeVisible();
  }
  await find.fill('');
  await expect(panel.getByRole('treeitem')).toContainText([
    'Authentication',
    'Checkout',
    'Sign-up and redirect',
    'Testimonials',
    'Support chat',
    'Mobile menu',
  ]);
  await expect(panel.getByText(/It has not run/)).toBeVisible();
});

test('visits are shown as heat, with the way to what was not visited, and nothing in the views of a chart is a barrier in either theme', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('login#lab/charts/login?view=map&heat=session');
  const { panel, view, state } = panelOf(page);
  await expect(panel.getByText('2 of 7 states')).toHaveText(/2 of 7/);
  await panel.getByText(/not visited, and how to get there/).click();
  await expect(panel.getByText('form.submit [isComplete] → done signIn').first()).toBeVisible();

  await expect(state).toHaveText('idle');
  for (const name of ['Map', 'Cards', 'Sequence']) {
    await view(name).click();
    expect(await findBarriersInBothThemes(page)).toEqual([]);
  }
  await expect(panel).toBeVisible();
});

/** True if a click on the centre of `behind` hits the dialog or its mask. */
const isCovered = async (behind: Locator, dialog: Locator): Promise<boolean> => {
  const open = await dialog.elementHandle();
  return behind.evaluate((element, shown) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const layer = met?.closest('.ant-drawer, .ant-modal-root');
    return layer != null && shown !== null && layer.contains(shown);
  }, open);
};

test('a link to a closed page keeps the Lab open through the sign-in, and a dialog of the page leaves it usable', async ({
  page,
  loginPage,
}) => {
  await page.goto('clients#lab/charts/editForm?view=map');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fclients#lab/);
  const { panel, view, state } = panelOf(page);
  await expect(panel).toBeVisible();
  await loginPage.signInAs('Manager');
  const add = page.getByRole('button', { name: 'Add client', exact: true }).first();
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a client' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(state).toHaveText('editing');
  await view('Cards').click();
  await expect(view('Cards')).toHaveAttribute('aria-pressed', 'true');
  expect(await isCovered(add, dialog)).toBe(true);

  await page.getByRole('button', { name: 'Close the Lab' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Name').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('a copy of an actor begins anew beside it, is compared with it, and replays its events', async ({
  page,
}) => {
  await page.goto('login#lab/charts/login?view=map');
  const { panel, state } = panelOf(page);
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  await panel.getByText('Act on it').click();
  await panel.getByText('Copies and snapshots').click();
  await panel.getByRole('button', { name: 'Replay 1 event' }).click();
  await expect(panel.getByRole('heading', { name: /^Sign-in page · login copy/ })).toBeVisible();
  await expect(panel.getByText('"manager@agencylens.demo"')).toBeVisible();
  await panel.getByRole('button', { name: 'Copy', exact: true }).click();
  await panel.getByLabel('Compare with').selectOption({ label: 'Sign-in page' });
  await expect(panel.getByRole('row').filter({ hasText: 'manager@agencylens.demo' })).toBeVisible();
  await expect(state).toHaveText('idle');
  expect(await findBarriers(page, { within: '[aria-label="Lab"]' })).toEqual([]);
});

test('the page follows an actor that goes on from an earlier step, and a restart of it', async ({ page }) => {
  await page.goto('login#lab/charts/login?view=map');
  const { panel } = panelOf(page);
  const form = page.getByRole('form', { name: 'Sign in' });
  const problem = form.getByText('Email is required');
  const history = panel.getByRole('region', { name: 'History' });
  await form.getByLabel('Password').fill('unknown');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(problem).toBeVisible();
  await page.getByRole('button', { name: 'Manager', exact: true }).click();
  await expect(problem).toHaveCount(0);
  await panel.getByText('Act on it').click();
  await history.getByRole('button', { name: /demo\.choose/ }).click();
  await panel.getByRole('button', { name: 'Go on from here' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'is not recorded' })).toBeVisible();
  await history.getByRole('button', { name: /form\.submit/ }).click();
  await panel.getByRole('button', { name: 'Go on from here' }).click();
  await expect(problem).toBeVisible();
  await expect(history.getByRole('button')).toHaveCount(1);
  await expect(form.getByLabel('Email')).toHaveValue('manager@agencylens.demo');

  await panel.getByRole('button', { name: 'Restart' }).click();
  await expect(problem).toHaveCount(0);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(panel.getByRole('button', { name: 'Restart' })).toBeDisabled();
  await expect(panel.getByText('login has ended with its page.')).toBeVisible();
});

test('a chart is compared with an exported version: the list and the map show what is new and changed', async ({
  page,
}) => {
  await page.goto('login#lab/charts/login?view=map');
  const { panel, exported } = panelOf(page);
  const config = JSON.parse((await exported('XState config')).toString());
  config.states.gone = {};
  config.states.idle.tags = ['ready'];
  delete config.states.idle.on['demo.choose'];
  await panel.getByText('Compare versions').click();
  const choose = (name: string, text: string) =>
    panel
      .getByLabel(/^Before/)
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('notes.json', '{"title":"Notes"}');
  await expect(panel.getByText('notes.json is no state chart.', { exact: false })).toBeVisible();
  await choose('login.json', JSON.stringify(config));
  await expect(panel.getByText('1 new, 1 gone, 1 changed.')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    /^new idle: demo\.choose \/ fillIn → stays/,
    /^gone gone: atomic/,
    /^changed idle: atomic · tags ready.* idle: atomic · /,
  ]);
  await expect(panel.locator('[data-transition="login.idle|demo.choose|0"]')).toHaveAttribute(
    'data-change',
    'new',
  );
  await expect(panel.locator('svg[data-chart] path[data-change="changed"]')).toHaveCount(1);
  expect(await findBarriers(page, { within: '[aria-label="Lab"]' })).toEqual([]);
});
