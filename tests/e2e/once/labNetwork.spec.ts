/** Tests the Lab's network panel: requests, faults and refusals, held replies, HAR files, and replays. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { harViolations } from '#tests/support/harRules.ts';
import type { LoginPage } from '../pages/loginPage.ts';
import type { Navigation } from '../pages/navigation.ts';
import { expect, test } from '../support/browserTest.ts';
import { findBarriers } from '../support/findBarriers.ts';

const network = (page: Page) => page.getByRole('region', { name: 'Network', exact: true });
const requests = (page: Page) => network(page).getByRole('table', { name: 'Requests' });
const row = (page: Page, text: string | RegExp) => requests(page).getByRole('row').filter({ hasText: text });
const detail = (page: Page, name: string) => page.getByRole('region', { name: `Details of ${name}` });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Complete demo checkout' });
const status = (text: string) => new RegExp(`^${text}`);

const openNetwork = async (page: Page) => {
  const isOpen = await page.evaluate(() => sessionStorage.getItem('agencylens.lab.view') !== null);
  if (!isOpen) await page.getByRole('button', { name: 'Open the Lab' }).click();
  await page.getByRole('tab', { name: 'Network' }).click();
  await expect(requests(page)).toBeVisible();
};

const signIn = async (page: Page, loginPage: LoginPage) => {
  await page.goto('./login');
  await loginPage.signInAs('Admin');
  await expect(page).toHaveURL(/dashboard$/);
  await openNetwork(page);
};

/** Closes the Lab first: on a phone it would cover the menu. */
const goTo = async (page: Page, navigation: Navigation, name: string) => {
  await page.getByRole('button', { name: 'Close the Lab' }).click();
  // Waits for the dock to close: the layout shift would move the link under the pointer.
  await expect(network(page)).toHaveCount(0);
  await navigation.goTo(name);
  await openNetwork(page);
};

const setFault = async (page: Page, what: string, where: string) => {
  const panel = network(page);
  await panel.getByRole('button', { name: /^Conditions/ }).click();
  await panel.getByLabel('What goes wrong').selectOption({ label: what });
  await panel.getByLabel('Where it goes wrong').selectOption({ label: where });
  await panel.getByRole('button', { name: 'Set fault' }).click();
  await expect(panel.getByText('next 1')).toBeVisible();
  await panel.getByRole('button', { name: /^Conditions/ }).click();
};

test('a fault that is set meets the next checkout, the page refuses and recovers, and the trace reports why', async ({
  page,
  watch,
}) => {
  watch.expectRefusals('503 POST /api/checkout');
  await page.goto('./checkout');
  await expect(submit(page)).toBeEnabled();
  await openNetwork(page);
  await setFault(page, 'Status 503, unavailable', 'POST /checkout');
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was bought');

  await expect(row(page, '/payment-provider.js')).toContainText('200');
  const refused = row(page, '/checkout').filter({ hasText: 'fault' });
  await expect(refused).toHaveText(status('503'));
  await refused.getByRole('button').click();
  const details = detail(page, 'POST /api/checkout');
  await expect(details).toContainText('Status 503: POST /api/checkout');
  await expect(details).toContainText('The reply keeps its contract.');
  await expect(details).toContainText('providerUnavailable');
  const thread = page.getByRole('list', { name: 'What led to this and what followed' });
  await expect(thread).toContainText('“Complete demo checkout” was pressed');
  await expect(thread).toContainText('POST /api/checkout answered 503');
  expect(await findBarriers(page)).toEqual([]);

  await details.getByRole('button', { name: 'Close details' }).click();
  await submit(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Demo checkout successful!' })).toBeVisible();
});

test('a lost reply is asked for again under the same key, so that the checkout is done once', async ({
  page,
  loginPage,
  watch,
}) => {
  watch.expectFaults(/POST \/api\/checkout/);
  await page.goto('./checkout?plan=starter&billing=yearly');
  await page.getByRole('link', { name: 'Sign in first' }).click();
  await loginPage.signInAs('Admin');
  await expect(submit(page)).toBeEnabled();
  await openNetwork(page);
  await setFault(page, 'Network error, reply lost', 'POST /checkout');
  await submit(page).click();
  const receipt = page.getByRole('alertdialog', { name: 'Demo checkout successful!' });
  await receipt.getByRole('button', { name: 'Continue' }).click();

  const tries = row(page, /^(noReply|201)POST\/checkout/);
  await expect(tries).toHaveCount(2);
  await expect(tries.first()).toHaveText(/^noReplyPOST\/checkoutfault/);
  await expect(tries.last()).toHaveText(/^201POST\/checkoutagain/);
  await tries.last().getByRole('button').click();
  await expect(detail(page, 'POST /api/checkout')).toContainText('given again');
});

test('the list is gone through by keyboard and exported; replies are held, slow, cut, and a stream is broken off', async ({
  page,
  loginPage,
  navigation,
  browser,
}) => {
  test.slow();
  await signIn(page, loginPage);
  await test.step('the list is gone through by keyboard, and its archive is one that other programs read', async () => {
    await expect(row(page, '/events/stream')).toHaveText(status('200'));
    // By its address: further requests may come meanwhile.
    const address = await requests(page).getByRole('row').last().getByRole('button').getAttribute('title');
    const last = requests(page)
      .getByTitle(address ?? '', { exact: true })
      .last();
    await last.focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: /^Details of/ });
    await details.getByRole('button', { name: 'Close details' }).focus();
    await page.keyboard.press('Enter');
    await expect(last).toBeFocused();
    await page.keyboard.press('Home');
    await expect(detail(page, 'POST /api/auth/sign-in')).toContainText('Bodies of auth calls are never kept');

    const downloading = page.waitForEvent('download');
    await network(page).getByRole('button', { name: 'Export HAR' }).click();
    const download = await downloading;
    const file = await download.path();
    const text = await readFile(file, 'utf8');
    const archive = JSON.parse(text);

    expect(download.suggestedFilename()).toBe('agencylens-network.har');
    expect(harViolations(archive)).toEqual([]);
    expect(text).not.toMatch(/Bearer (?!•••)/);
    const asked = archive.log.entries.map(
      ({ request }: { request: { url: string } }) => new URL(request.url).pathname,
    );
    expect(asked).toContain('/api/workspace');

    // Playwright parses HAR files independently and replays them.
    const reader = await browser.newContext({ serviceWorkers: 'block' });
    await reader.routeFromHAR(file, { url: '**/api/**', notFound: 'abort' });
    const other = await reader.newPage();
    await other.goto(new URL('about', page.url()).href);
    const workspace = await other.evaluate(async () => {
      const response = await fetch('/api/workspace', { headers: { Accept: 'application/json' } });
      return [response.status, Object.keys(await response.json())];
    });
    expect(workspace).toEqual([
      200,
      ['workspace', 'client', 'members', 'overview', 'first_steps', 'last_visit'],
    ]);
    await reader.close();
  });
  await test.step('a reply that is held arrives once it is released, and a stream that is broken off connects again', async () => {
    await expect(row(page, '/workspace')).toHaveText(status('200'));
    await row(page, '/workspace').getByRole('button').click();
    const details = detail(page, 'GET /api/workspace');
    await details.getByRole('button', { name: 'Edit and send again' }).click();
    const form = page.getByRole('form', { name: 'Edit and send again' });
    await form.getByLabel('Path').fill('/api/plans');
    await form.getByRole('button', { name: 'Send' }).click();
    const sent = row(page, 'the Lab').or(row(page, 'Lab').filter({ hasText: '/plans' }));
    await expect(detail(page, 'GET /api/plans')).toContainText('the Lab');

    await detail(page, 'GET /api/plans').getByRole('button', { name: 'Break here' }).click();
    await detail(page, 'GET /api/plans').getByRole('button', { name: 'Edit and send again' }).click();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('GET /api/plans is held with 200')).toBeVisible();
    await expect(page.getByText('A page gives up when it has waited 30 seconds.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    await page.getByRole('button', { name: 'Release' }).click();
    await expect(detail(page, 'GET /api/plans')).toContainText('held');
    await expect(page.getByText('is held with')).toHaveCount(0);
    await detail(page, 'GET /api/plans').getByRole('button', { name: 'Close details' }).click();
    await expect(sent.first()).toBeVisible();
    await expect(network(page)).toContainText('0 unhandled');
    await expect(network(page)).toContainText('0 against the contract');

    await expect(row(page, '/events/stream')).toHaveCount(1);
    await row(page, '/events/stream').getByRole('button').click();
    const stream = detail(page, 'GET /api/events/stream');
    await stream.getByRole('button', { name: 'Dropped stream' }).click();
    await expect(stream).toContainText('the stream was broken');
    await expect(stream).toContainText('Dropped stream: GET /api/events/stream');
    await stream.getByRole('button', { name: 'Close details' }).click();
    await expect(row(page, '/events/stream')).toHaveCount(2);
  });
  await test.step('a body that comes slowly arrives whole, and one that is cut is reported as broken', async () => {
    await setFault(page, 'Slow body', 'GET /clients');
    await goTo(page, navigation, 'Clients');
    // Three seconds plus the machine's own delay.
    await expect(row(page, '/clients').filter({ hasText: 'fault' })).toHaveText(
      /^200GET.*the page([3-9]|\d{2})(\.\d)? s/,
    );
    await expect(page.getByRole('table', { name: 'Active clients' })).toBeVisible();

    await setFault(page, 'Cut body', 'GET /billing');
    await goTo(page, navigation, 'Billing');
    await expect(row(page, '/billing').filter({ hasText: 'fault' })).toHaveText(status('broken'));
    await expect(page.getByRole('main')).toContainText('could not be loaded');
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('levers, held replies and the form keep nobody out, and the profile is remembered', async ({
    page,
    loginPage,
  }) => {
    await signIn(page, loginPage);
    const panel = network(page);
    await panel.getByRole('button', { name: 'Conditions: fast' }).click();
    await panel.getByRole('radio', { name: /^Normal/ }).check();
    await panel.getByLabel('Replies to hold').selectOption({ label: 'GET /workspace' });
    await panel.getByRole('button', { name: 'Hold', exact: true }).click();
    await panel.getByLabel('What goes wrong').selectOption({ label: 'Cut body' });
    await panel.getByLabel('How often').selectOption({ label: 'for a share of' });
    await panel.getByRole('button', { name: 'Set fault' }).click();
    await expect(panel.getByText('Cut body on All requests, 30 %')).toBeVisible();
    expect(await findBarriers(page, { within: '[aria-label="Lab"]' })).toEqual([]);
    await panel.getByRole('button', { name: 'Remove' }).click();
    await panel.getByRole('button', { name: /^Conditions: normal/ }).click();

    await row(page, '/workspace').getByRole('button').click();
    await detail(page, 'GET /api/workspace').getByRole('button', { name: 'Edit and send again' }).click();
    const form = page.getByRole('form', { name: 'Edit and send again' });
    await form.getByLabel('Body, JSON').fill('{');
    await expect(form.getByRole('status')).toContainText('The body is not JSON');
    await form.getByLabel('Body, JSON').fill('');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(panel.getByText('GET /api/workspace is held with 200')).toBeVisible();
    expect(await findBarriers(page, { within: '[aria-label="Lab"]' })).toEqual([]);
    await panel.getByRole('button', { name: 'Release' }).click();

    await page.reload();
    await openNetwork(page);
    await expect(panel.getByRole('button', { name: 'Conditions: normal' })).toBeVisible();

    // Opened by its address, the panel still shows the page before the reload.
    await page.goto('./lab/network');
    await expect(row(page, '/workspace').filter({ hasText: 'held' })).toHaveCount(1);
  });
});
