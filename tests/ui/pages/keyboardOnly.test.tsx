/** @vitest-environment happy-dom */
/** Tests a working day by keyboard (product design D17): sign in, own range, comparison, sorted table, export, schedule, sign out. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  button,
  dialog,
  field,
  heading,
  isAt,
  link,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { keyboardUser } from './keyboardUser.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();
const keys = keyboardUser(page);

afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});

const spend = { role: 'columnheader', name: 'Spend', within: { role: 'table', name: 'Clients' } } as const;

test('a manager does a day’s work by keys alone', async () => {
  await page.play([{ go: '/login' }]);
  await keys.use(button('Manager'));
  await keys.use(button('Sign in'));
  await page.play([isAt('/dashboard'), sees({ role: 'table', name: 'Clients' })]);

  await keys.press('c');
  await keys.type(field('From'), '2026-02-01');
  await keys.type(field('To'), '2026-02-14');
  await keys.press('Enter');
  await page.play([isAt('/dashboard?from=2026-02-01&to=2026-02-14')]);

  const document = await page.play([{ press: 'Escape' }]);
  const compared = () => new URL(page.stage().document().location.href).searchParams.get('compare');
  await keys.press('x');
  expect(compared()).not.toBe(null);

  await keys.use(spend);
  await page.play([{ expect: { attribute: 'aria-sort', of: spend, is: 'descending' } }]);

  const files: string[] = [];
  const view = document.defaultView ?? window;
  vi.spyOn(view.HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  await keys.use(button('Download CSV', { within: region('Clients') }));
  expect(files).toEqual(['portfolio.csv']);
  vi.restoreAllMocks();

  await keys.use(link('Reports'));
  await keys.use(link('Monthly report', { nth: 0, part: true }));
  await keys.use(button('Schedule'));
  await keys.goTo({ role: 'combobox', name: 'How often', within: dialog });
  await keys.press('ArrowDown', 'ArrowDown', 'Enter');
  await keys.type(field('Time', { within: dialog }), '07:30');
  const { position } = await page.stage().head();
  await keys.use(button('Save schedule', { within: dialog }));
  await page.play([seesNo(dialog)]);
  expect(await page.stage().eventsAfter(position)).toEqual(['ReportScheduled']);

  await keys.use(link('Clients', { within: { role: 'navigation', name: 'Main' } }));
  await page.play([sees(heading('Clients'))]);
  // The focused heading is read, so the page's name is not announced twice.
  expect(document.activeElement?.textContent).toBe('Clients');
  expect(document.querySelector('[data-route-said]')?.textContent).toBe('');

  await keys.use(button('Sign Out'));
  await page.play([says('Sign in')]);
});
