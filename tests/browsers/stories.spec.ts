/** Runs the main user flows in browsers other than Chromium and checks that no error is logged. */
import { expect, test, type Visit } from './support/browserTest.ts';

const signIn = async ({ browser, click, path }: Visit, url: string): Promise<void> => {
  await browser.open(`${url}login`);
  await click('main button', 'Admin');
  await click('main button[type=submit]');
  await expect.poll(path).toMatch(/dashboard$/);
};

/** The activity lies in a part below the figures. */
const untilLive = async ({ click, text }: Visit): Promise<void> => {
  await click('[role=tab]', 'Activity');
  await expect.poll(text).toMatch(/^Live$/m);
};

test('an admin signs in, is greeted with figures, and goes on after a reload', async ({ visit, siteUrl }) => {
  await signIn(visit, siteUrl);
  await expect.poll(visit.text).toMatch(/Good \w+, Ada/);
  await expect.poll(visit.text).toMatch(/Sessions\s+[\d,]+/);
  await visit.browser.reload();
  await expect.poll(visit.text).toMatch(/Good \w+, Ada/);
});

test('live updates open, report a change, and go on from page to page', async ({ visit, siteUrl }) => {
  await signIn(visit, siteUrl);
  await untilLive(visit);
  await expect.poll(visit.text).toContain('Ada Moreau signed in');
  for (const [name, path] of [
    ['Clients', /clients$/],
    ['Billing', /billing$/],
    ['Dashboard', /dashboard$/],
  ] as const) {
    await visit.click('nav a', name);
    await expect.poll(visit.path).toMatch(path);
  }
  await untilLive(visit);
  await visit.browser.open(`${siteUrl}clients`);
  await expect.poll(visit.text).toMatch(/\d+ active/);
});

test('the Lab opens by its keys and shows the open feed among the calls', async ({ visit, siteUrl }) => {
  await signIn(visit, siteUrl);
  await untilLive(visit);
  await visit.pressWithCtrl('`');
  await visit.click('[role=tab]', 'Network');
  // The list follows the newest call, and draws what is in view alone.
  await visit.click('input', 'Search requests');
  await visit.type('events/stream');
  await expect.poll(visit.text).toMatch(/GET\s+\/events\/stream\S*\s+feed\s+open/);
});
