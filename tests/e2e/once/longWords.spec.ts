/** Stories of a word of 120 letters without a space: it breaks inside its box, and no page grows wider than its screen. */
import type { Page } from 'playwright/test';
import { routes } from '#ui/app/routes.ts';
import { callApi, sessionHeader } from '../stage/callApi.ts';
import { expect, test } from '../stage/story.ts';
import { untilAwake } from '../stage/untilAwake.ts';

const word = 'Donaudampfschifffahrt'.repeat(6).slice(0, 120);

const inputs = {
  monthlyRevenue: 50_000,
  clientCount: 20,
  hoursPerReport: 12,
  reportFrequency: 4,
  hourlyRate: 90,
};

/** Puts the word wherever a person may write one. */
const writeWord = async (page: Page): Promise<void> => {
  const headers = await sessionHeader(page);
  const send = async (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object, more: object = {}) => {
    const answer = await callApi<{ client?: { id: string } }>(page, {
      method,
      path,
      headers: { ...headers, ...more },
      body,
    });
    expect([path, answer.status < 300, answer.status < 300 ? null : answer.body]).toEqual([path, true, null]);
    return answer.body;
  };
  await send('PATCH', 'api/auth/profile', { first_name: word, last_name: word, company: word });
  const { client } = await send('POST', 'api/clients', {
    name: word,
    domain: `${word.toLowerCase().slice(0, 60)}.example`,
    industry: word.slice(0, 60),
  });
  await send('POST', 'api/competitors', {
    client_id: client?.id,
    domain: 'rival.example',
    tier: 'direct',
    notes: word,
  });
  await send('POST', 'api/roi/scenarios', { name: word.slice(0, 80), inputs });
  const saved = await callApi<{ etag: string }>(page, { path: 'api/white-label', headers });
  await send(
    'PUT',
    'api/white-label',
    { name: word.slice(0, 40), accent: null, logo_text: null, hide_powered_by: false },
    { 'If-Match': saved.body.etag },
  );
};

/** What lies beyond the right edge; empty when the page is no wider than the screen. */
const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return beyond.map((element) => `${scrollWidth} ${element.tagName}.${element.className}`);
  });

const widths = [390, 1280] as const;

const expectToFit = async (page: Page, path: string): Promise<void> => {
  await test.step(path, async () => {
    await page.goto(`.${path}`);
    await untilAwake(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // A chart is drawn anew once its room has changed.
      await expect.poll(() => overflowOf(page), `${path} at ${width}`).toEqual([]);
    }
  });
};

test('every page holds a word of 120 letters, on a phone and on a desktop', async ({
  page,
  loginPage,
  dashboardPage,
}) => {
  test.slow();
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await expect(dashboardPage.live).toBeVisible();
  await writeWord(page);
  for (const { path } of routes.filter(({ whole }) => whole === undefined)) await expectToFit(page, path);
});

test('the form and the welcome of a sign-up hold it too', async ({ page, registerPage }) => {
  await registerPage.open();
  await registerPage.register({
    firstName: word.slice(0, 80),
    lastName: word.slice(0, 80),
    email: 'long@agency.example',
    company: word.slice(0, 80),
    password: 'a long secret',
  });
  await expect(registerPage.welcome(word.slice(0, 80))).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
});
