/** @vitest-environment happy-dom */
/** Tests the focus after a navigation, and that the page's name is announced once: by the focused heading or else by a live region. */
import { afterEach, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import {
  button,
  dialog,
  heading,
  isAt,
  link,
  mainNavigation,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { keyboardUser } from '../pages/keyboardUser.ts';
import { playedPage } from '../pages/playedPage.ts';

const page = playedPage();
const keys = keyboardUser(page);

afterEach(page.close);

const signedIn: readonly Step[] = [
  { role: 'admin' },
  { go: '/dashboard' },
  sees(heading('Good', { part: true })),
];

const place = () => {
  const document = page.stage().document();
  const { localName: tag, textContent: text } = document.activeElement ?? document.body;
  return { tag, text, said: document.querySelector('[data-route-said]')?.textContent };
};

const inMenu = (name: string) => link(name, { within: mainNavigation });

test('a link of the side navigation leads to the heading of its page, which alone is read', async () => {
  await page.play(signedIn);
  expect(place()).toEqual({ tag: 'body', text: expect.anything(), said: '' });
  await keys.use(inMenu('Billing'));
  await page.play([sees(heading('Billing'))]);
  await expect.poll(place).toEqual({ tag: 'h1', text: 'Billing', said: '' });
});

test('a heading that does not name its page has the name reported beside it', async () => {
  await page.play(signedIn);
  await keys.use(inMenu('Clients'));
  await page.play([sees(heading('Clients'))]);
  await keys.use(inMenu('Dashboard'));
  await expect.poll(place).toEqual({
    tag: 'h1',
    text: expect.stringMatching(/^Good /),
    said: 'Page: Dashboard',
  });
});

test('after the sign-in the focus is on the heading of the first page', async () => {
  await page.play([{ go: '/login' }]);
  await keys.use(button('Admin'));
  await keys.use(button('Sign in'));
  await page.play([isAt('/dashboard')]);
  await expect.poll(place).toMatchObject({ tag: 'h1', text: expect.stringMatching(/^Good /) });
});

test('a page that the search has found gets the focus', async () => {
  const field = { role: 'combobox', name: 'Search pages, clients and actions' };
  await page.play([...signedIn, { press: 'Control+k' }, sees(dialog), { fill: field, with: 'Billing' }]);
  await keys.press('Enter');
  await page.play([isAt('/billing')]);
  await expect.poll(place).toEqual({ tag: 'h1', text: 'Billing', said: '' });
});

test('a link that is gone with its part of the page gives the focus to the heading, and no name is reported', async () => {
  await page.play(signedIn);
  await keys.use(link('Fjord & Foam', { within: { role: 'table', name: 'Clients' } }));
  await page.play([sees(heading('Fjord & Foam'))]);
  await expect.poll(place).toEqual({ tag: 'h1', text: 'Fjord & Foam', said: '' });
});

test('a part of a page that leads to itself keeps the heading of the page out of it', async () => {
  await page.play([{ role: 'admin' }, { go: '/dashboard/reports' }]);
  await keys.use(link('Monthly report', { nth: 0, part: true }));
  await expect.poll(place).toMatchObject({ tag: 'h2', text: 'Monthly report' });
});

test('ways between lists and what is in them lead to the heading of what has come', async () => {
  await page.play([{ role: 'admin' }, { go: '/dashboard?tab=dashboards&board=all' }]);
  await keys.use(link('Executive summary'));
  await expect.poll(place).toMatchObject({ tag: 'h2', text: 'Executive summary' });
  await keys.use(link('All dashboards'));
  await expect.poll(place).toMatchObject({ tag: 'h2', text: 'Dashboards' });
  await page.play([{ go: '/dashboard/reports/fjordmonthly' }]);
  await keys.use(link('All reports'));
  await expect.poll(place).toMatchObject({ tag: 'h2', text: 'Reports' });
});

test('who takes the last filter away is where filters are added', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/dashboard?client=fjordandfoam&channel=paid_search&device=mobile' },
    sees(heading('Fjord & Foam')),
  ]);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await keys.use(button('Remove the filter Channel: Paid search'));
  await expect.poll(focused).toBe('Remove the filter Device: Mobile');
  await keys.press('Enter');
  await expect.poll(focused).toBe('Filters: Add filter');
});

test('the end of a simulated plan, whose bar had the focus, leads to the heading of the page', async () => {
  await page.play([{ role: 'admin' }, { go: '/billing' }, { click: button('Preview the app as Starter') }]);
  await page.play([says('Previewing Starter', region('Plan simulation'))]);
  await keys.use(button('Back to Enterprise', { within: region('Plan simulation') }));
  await page.play([seesNo(region('Plan simulation'))]);
  await expect.poll(() => place().tag).not.toBe('body');
});

test('Back leaves the focus where it is, and the name of the page is reported', async () => {
  const document = await page.play(signedIn);
  await keys.use(inMenu('Billing'));
  await page.play([sees(heading('Billing'))]);
  await keys.goTo(inMenu('Clients'));
  document.defaultView?.history.back();
  await page.stage().settle();
  await expect.poll(place).toEqual({ tag: 'a', text: 'Clients', said: 'Page: Dashboard' });
});

test('the Lab gives the focus back to what opened it', async () => {
  const document = await page.play(signedIn);
  await keys.use(button('Open the Lab'));
  await page.play([sees(button('Close the Lab'))]);
  await keys.use(button('Close the Lab'));
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Open the Lab');
});
