/** @vitest-environment happy-dom */
/** Tests the menu of a chart for each role: enlarge, ask, pin and add to a report. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, isAt, isIn, logged, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const trend = 'Revenue over time';
const more = button(`More: ${trend}`);
const choose = (name: string): readonly Step[] => [{ click: more }, { click: { role: 'menuitem', name } }];
const board = '/dashboard?client=fjordandfoam&range=7d';
const pinning = { role: 'dialog', name: 'Pin to a dashboard' };
const adding = { role: 'dialog', name: 'Add to a report' };

const itemsOf = (document: Document): readonly (string | null)[] =>
  [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);

const buttonOf = (document: Document): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === `More: ${trend}`);

const shownBoard: readonly Step[] = [{ role: 'manager' }, { go: board }, sees(region('Trend'))];

describe('the menu of a chart', () => {
  test('shows the chart over the window until Escape, and gives the focus back', async () => {
    const document = await page.play([...shownBoard, ...choose('Full screen')]);
    const large = { role: 'dialog', name: trend };
    await page.play([sees(large), sees({ role: 'img', name: `${trend}, chart`, within: large })]);
    expect(document.querySelector('.ant-modal [role="img"]')).toBeTruthy();
    // In a low window, such as a phone in landscape, the days below the picture must be visible without
    // scrolling.
    const rooms = [...document.querySelectorAll<HTMLElement>('.ant-modal [style*="--chart-height"]')];
    expect(rooms.map(({ style }) => style.getPropertyValue('--chart-height'))).toEqual(['120px']);
    await page.play([{ press: 'Escape' }, seesNo(large), { expect: { focus: more } }]);
  });

  test('keeps the focus while its code comes, and the page its place: the next key is for its button', async () => {
    const document = await page.play(shownBoard);
    const found = buttonOf(document);
    found?.focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await page.stage().settle();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    await page.play([{ expect: { focus: more } }]);
    expect(document.activeElement === found).toBe(false);
  });

  test.each([
    ['the pointer', new PointerEvent('pointerdown', { bubbles: true })],
    ['the space bar', new KeyboardEvent('keydown', { key: ' ', bubbles: true })],
  ])('opens by a press of %s during which its code comes', async (_, down) => {
    const document = await page.play(shownBoard);
    const found = buttonOf(document);
    found?.dispatchEvent(down);
    found?.focus();
    await page.stage().settle();
    expect(buttonOf(document)).toBe(found);
    found?.click();
    await page.play([sees({ role: 'menuitem', name: 'Full screen' })]);
  });

  test('brings a question about its figure, client and days to Ask AI, which can answer it', async () => {
    const question = 'What was revenue of Fjord & Foam from 2026-02-23 to 2026-03-01?';
    const document = await page.play([
      ...shownBoard,
      ...choose('Ask AI about this'),
      { expect: { value: question, of: field('Your question') } },
    ]);
    expect(document.querySelector('[data-refused]')).toBe(null);
    await page.play([{ click: button('Ask') }, sees({ role: 'link', name: 'Open in dashboard' })]);
    expect(document.querySelector('[data-refused]')?.getAttribute('data-refused')).toBe('false');
  });

  test('pins the chart below what is on a dashboard, with a way back, and to a new one', async () => {
    await page.play([
      ...shownBoard,
      ...choose('Pin to a dashboard'),
      sees(pinning),
      { select: { role: 'combobox', name: 'Dashboard', within: pinning }, option: 'Shop at a glance' },
      { click: button('Pin', { within: pinning }) },
      seesNo(pinning),
      says('Pinned to Shop at a glance.'),
      logged('DashboardLayoutChanged'),
      { click: button('Undo') },
      says('Shop at a glance is unchanged again.'),
      logged('DashboardLayoutChanged', 'DashboardLayoutChanged'),
      ...choose('Pin to a dashboard'),
      { select: { role: 'combobox', name: 'Dashboard', within: pinning }, option: 'A new dashboard' },
      { click: button('Pin', { within: pinning }) },
      says('Pinned to Pinned charts.'),
      { click: button('Undo') },
      says('Pinned charts is empty again.'),
    ]);
  });

  test('keeps the filters of the chart: where it is pinned, asked about, and set up anew', async () => {
    const narrow = `${board}&channel=organic_search`;
    const question = 'What was revenue of Fjord & Foam for Organic search from 2026-02-23 to 2026-03-01?';
    const told = 'Filtered to Channel: Organic search';
    const document = await page.play([
      { role: 'manager' },
      { go: narrow },
      sees(region('Trend')),
      ...choose('Ask AI about this'),
      { expect: { value: question, of: field('Your question') } },
      { go: `${narrow}&part=audience` },
      sees(region('Funnel')),
      { click: button('More: Funnel') },
    ]);
    expect(itemsOf(document)).toEqual([
      'Full screen',
      'Copy link',
      'Ask AI about thisIt answers one figure at a time, not a funnel.',
      'Pin to a dashboard',
      'Add to a report',
    ]);
    await page.play([
      { click: { role: 'menuitem', name: 'Pin to a dashboard' } },
      { select: { role: 'combobox', name: 'Dashboard', within: pinning }, option: 'A new dashboard' },
      { click: button('Pin', { within: pinning }) },
      says('Pinned to Pinned charts.'),
      ...choose('Pin to a dashboard'),
      { select: { role: 'combobox', name: 'Dashboard', within: pinning }, option: 'Pinned charts' },
      { click: button('Pin', { within: pinning }) },
      says('Pinned to Pinned charts.'),
      { go: '/dashboard?tab=dashboards&board=all' },
      { click: { role: 'link', name: 'Pinned charts' } },
      sees(region('Funnel')),
      says(told),
    ]);
    const sessions = document.querySelector<HTMLElement>('[data-where] [data-explain="sessions"]');
    sessions?.click();
    await page.stage().settle();
    expect(document.querySelector('[data-figure-explained="sessions"]')?.textContent).toContain(
      sessions?.textContent,
    );
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Channel: Organic search');
    await page.play([{ press: 'Escape' }, seesNo(dialog)]);
    await page.play([
      { go: `${page.stage().address()}&channel=email` },
      says('The filters of the view leave nothing of this widget’s own.'),
      { click: button('Clear the filters', { nth: 0 }) },
      sees(region('Funnel')),
      { click: button('Edit layout') },
      { click: button('Set up Revenue over time') },
      { click: button('Remove the filter Channel: Organic search', { within: dialog }) },
      seesNo({ role: 'list', name: 'Filters of the widget' }),
      { click: button('Done', { within: dialog }) },
      seesNo(dialog),
      { click: button('Save layout') },
      isIn('dashboardEditor', 'viewing'),
    ]);
    const lines = [...document.querySelectorAll('[data-widget]')].map((widget) => [
      widget.querySelector('h2')?.textContent,
      widget.textContent?.includes(told),
    ]);
    expect(lines).toEqual([
      ['Funnel', true],
      ['Revenue over time', false],
    ]);
  });

  test('adds the chart to a draft of its client, with a way back', async () => {
    await page.play([
      ...shownBoard,
      ...choose('Add to a report'),
      says('This client has no draft.', adding),
      { go: '/dashboard/reports' },
      { click: button('New report') },
      { select: { role: 'combobox', name: 'Client', within: dialog }, option: 'Fjord & Foam' },
      { click: button('Create report') },
      seesNo(dialog),
      { go: board },
      ...choose('Add to a report'),
      { click: button('Add', { within: adding }) },
      says('Added to Monthly report.'),
      logged('ReportCreated', 'ReportChanged'),
      { click: button('Undo') },
      says('Monthly report is unchanged again.'),
    ]);
  });

  test('copies the address of this view at this chart, which that address brings into sight', async () => {
    const copied: string[] = [];
    const arrived: (string | null | undefined)[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      arrived.push(this.querySelector('h2, h3')?.textContent);
    });
    await page.play([...shownBoard, ...choose('Copy link')]);
    await page.stage().settle();
    expect(copied.map((address) => new URL(address).hash)).toEqual(['#chart=revenue-over-time']);
    expect(new URL(copied[0] ?? '').search).toBe('?client=fjordandfoam&range=7d');
    expect(arrived).toEqual([]);
    await page.play([{ go: `${board}#chart=revenue-over-time` }, sees(more)]);
    expect(arrived).toEqual([trend]);
  });

  test('has for people of a client what they may do, and for all clients no report', async () => {
    const document = await page.play([
      { role: 'client' },
      { go: '/dashboard?range=7d' },
      sees(region('Trend')),
      { click: more },
    ]);
    expect(itemsOf(document)).toEqual(['Full screen', 'Copy link', 'Ask AI about this']);
    page.close();
    const portfolio = await page.play([
      { role: 'admin' },
      { go: '/dashboard?range=7d&part=spend' },
      sees(region('Spend by channel')),
      { click: button('More: Spend by channel') },
    ]);
    expect(itemsOf(portfolio)).toEqual([
      'Full screen',
      'Copy link',
      'Ask AI about this',
      'Pin to a dashboard',
    ]);
    await page.play([
      { go: '/dashboard?tab=dashboards&board=agencydashboard&client=fjordandfoam&range=7d' },
      { click: button('More: Revenue, spend over time') },
    ]);
    expect(itemsOf(portfolio).slice(2, 4)).toEqual(['Ask AI about revenue', 'Ask AI about spend']);
    await page.play([
      { go: '/dashboard?range=7d&part=spend' },
      { click: button('More: Spend by channel') },
      { click: { role: 'menuitem', name: 'Ask AI about this' } },
      isAt('/ai-chat?question=What+was+spend+by+channel+from+2026-02-23+to+2026-03-01%3F'),
      { click: button('Ask') },
      sees({ role: 'link', name: 'Open in dashboard' }),
    ]);
  });
});
