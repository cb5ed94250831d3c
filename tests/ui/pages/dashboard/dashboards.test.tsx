/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { readTable } from '#domain/imports/readTable.ts';
import type { Step } from '#scenarios/script.ts';
import {
  button,
  dialog,
  field,
  heading,
  isIn,
  link,
  logged,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const list = '/dashboard?tab=dashboards&board=all';
const shop = '/dashboard?tab=dashboards&board=shopdashboard';

const press = async (element: HTMLElement, key: string, more: KeyboardEventInit = {}) => {
  element.focus();
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  await stage().settle();
};

const makeBlank: readonly Step[] = [
  { role: 'manager' },
  { go: list },
  { click: button('New dashboard') },
  { click: { role: 'radio', name: 'Blank Start from scratch.' } },
  { fill: field('Name'), with: 'Morning' },
  { click: button('Create dashboard') },
  sees(heading('Morning')),
  sees(heading('This dashboard is empty')),
];

const addFigure = (name: string): readonly Step[] => [
  { click: button('Add widget') },
  { select: field('Figure'), option: name },
  { click: button('Add widget', { within: dialog }) },
  seesNo(dialog),
];

describe('dashboards', () => {
  test('without a client a goal lists how those of all clients stand, as the page of goals does', async () => {
    const goal = region('Goal for revenue');
    const board = await played([
      { role: 'manager' },
      { go: '/dashboard?client=fjordandfoam' },
      { click: button('Change the goal for Revenue') },
      { fill: field('Target'), with: '9,000,000' },
      { click: button('Save goal') },
      says('Changed the goal for Revenue.'),
      { go: '/dashboard?tab=dashboards' },
      sees(link('All goals', { within: goal })),
    ]);
    const [sum, ...ofWidget] = [...board.querySelectorAll('[class*="goals"] > p, [class*="goals"] li')].map(
      ({ textContent }) => textContent,
    );
    const page = await played([
      { click: link('All goals', { within: goal }) },
      sees(heading('Goals')),
      sees(button('Set a goal')),
    ]);
    const rows = [...page.querySelectorAll('[aria-label="Goals"] tbody tr.ant-table-row')]
      .map(({ children }) => [...children].map(({ textContent }) => textContent))
      .filter(([, of]) => of?.startsWith('Revenue$'));
    const ofPage = rows.map(
      ([client, , , , attainment, , standing]) => `${client}${standing}, ${attainment}`,
    );
    expect([sum, ofWidget.length, ofPage.length, ofWidget.slice(0, 4)]).toEqual([
      '8 of 9 on track or ahead, 1 behind. All goals',
      9,
      4,
      ofPage,
    ]);
  });

  test('the one that opens first is shown to who names none; the list has all of them and what the names are used by', async () => {
    const page = await played(
      [
        { role: 'manager' },
        { go: '/dashboard?tab=dashboards' },
        sees(heading('Executive summary')),
        sees(button('Revenue')),
        sees(region('Funnel')),
      ],
      ['422 POST /api/dashboards'],
    );
    expect(page.title).toBe('Executive summary · Dashboard · AgencyLens');
    await played([
      { click: link('All dashboards') },
      sees(heading('Dashboards')),
      { expect: { url: list } },
      sees(link('Paid campaigns')),
      { click: button('New dashboard') },
      { expect: { value: 'Executive summary (2)', of: field('Name') } },
      { click: { role: 'radio', name: 'E-commerce', part: true } },
      { expect: { value: 'E-commerce', of: field('Name') } },
      { fill: field('Name'), with: 'paid campaigns' },
      { click: { role: 'radio', name: 'Social media', part: true } },
      { expect: { value: 'paid campaigns', of: field('Name') } },
      says('Another dashboard has this name.', dialog),
      { click: button('Create dashboard') },
      says('Another dashboard has this name', dialog),
      { click: button('Use “paid campaigns (2)”') },
      { expect: { value: 'paid campaigns (2)', of: field('Name') } },
    ]);
    expect(page.title).toBe('Dashboards · Dashboard · AgencyLens');
    const open = page.querySelector('[role="dialog"]');

    expect(open && (await barriersWithin(open))).toEqual([]);
  });

  test('a new one that is opened before the list has come takes a free name once it has, and closes unasked', async () => {
    const page = await played(
      [
        { role: 'manager' },
        { go: '/clients' },
        { fault: { route: 'GET /api/dashboards', times: 1, status: 500 } },
        { go: list },
        sees(button('Try again')),
        { click: button('New dashboard') },
        { expect: { value: 'Executive summary', of: field('Name') } },
      ],
      ['500 GET /api/dashboards'],
    );
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')?.click();
    await stage().settle();
    await played([
      { expect: { value: 'Executive summary (2)', of: field('Name') } },
      { press: 'Escape' },
      seesNo(dialog),
    ]);
  });

  test('a layout is put together by a form and by keys, undone by steps, saved, and taken back for good', async () => {
    const page = await played([
      ...makeBlank,
      { click: button('Add widgets') },
      isIn('dashboardEditor', 'editing'),
      { click: button('Add widget') },
      { click: button('Add widget', { within: dialog }) },
      says('Choose a figure', dialog),
    ]);
    const open = page.querySelector('[role="dialog"]');
    expect(open && (await barriersWithin(open))).toEqual([]);
    await played([
      { select: field('Figure'), option: 'Revenue' },
      { click: button('Add widget', { within: dialog }) },
      seesNo(dialog),
      ...addFigure('Spend'),
    ]);
    const [revenue, spend] = [...page.querySelectorAll<HTMLElement>('[data-widget]')];
    if (!revenue || !spend) throw new Error('Two widgets are missing');
    expect([revenue, spend].map((one) => one.getAttribute('aria-label'))).toEqual([
      'Revenue, column 1, row 1, 3 wide, 2 high',
      'Spend, column 1, row 3, 3 wide, 2 high',
    ]);

    await press(revenue, 'ArrowRight', { shiftKey: true });
    await press(spend, 'ArrowUp');
    await played([says('Spend: column 1, row 1, 3 wide, 2 high')]);
    expect([...page.querySelectorAll('[data-widget]')].map((one) => one.getAttribute('aria-label'))).toEqual([
      'Spend, column 1, row 1, 3 wide, 2 high',
      'Revenue, column 1, row 3, 4 wide, 2 high',
    ]);
    await press(page.body, 'z', { ctrlKey: true });
    expect(page.querySelector('[data-widget]')?.getAttribute('aria-label')).toBe(
      'Revenue, column 1, row 1, 4 wide, 2 high',
    );
    await press(page.body, 'Z', { ctrlKey: true, shiftKey: true });
    expect(await barriersWithin(page.querySelector('[data-editing]') as Element)).toEqual([]);

    await press(page.body, 's', { ctrlKey: true });
    await played([isIn('dashboardEditor', 'viewing'), sees(button('Spend'))]);
    expect(page.querySelectorAll('[data-widget]')).toHaveLength(2);
    await played([
      says('Layout saved.'),
      { click: button('Undo') },
      says('The layout is as it was before.'),
      sees(heading('This dashboard is empty')),
    ]);
    await press(page.body, 'Z', { ctrlKey: true, shiftKey: true });
    await played([sees(button('Spend'))]);
    await press(page.body, 'z', { ctrlKey: true });
    await played([sees(heading('This dashboard is empty'))]);
  });

  test('a widget is filtered by its form, and shows the figures of the view that is filtered so', async () => {
    const filter = { role: 'combobox', name: 'Add a filter to the widget', within: dialog } as const;
    const figure = () => document.querySelector('[data-key-figure="sessions"]')?.textContent;
    await played([
      ...makeBlank,
      { click: button('Add widgets') },
      ...addFigure('Sessions'),
      { click: button('Set up Sessions') },
      { click: filter },
    ]);
    expect(document.querySelector('label[for$="_filters"]')?.getAttribute('for')).toBe(
      document.activeElement?.id,
    );
    await played([
      { select: filter, option: 'Email' },
      { select: filter, option: 'Mobile' },
      sees(button('Remove the filter Channel: Email', { within: dialog })),
      { click: button('Done', { within: dialog }) },
      seesNo(dialog),
      { click: button('Save layout') },
      isIn('dashboardEditor', 'viewing'),
      says('Filtered to Channel: Email; Device: Mobile'),
      sees(button('Sessions')),
    ]);
    const own = figure();
    await played([
      { go: `${stage().address()}&channel=email&device=mobile` },
      sees(button('Remove the filter Channel: Email')),
    ]);

    expect(own).toMatch(/\d/);
    expect(figure()).toBe(own);
  });

  test('a table is saved with all rows of the view, also those on its other pages', async () => {
    const table = { role: 'table', name: 'Table by campaign' } as const;
    const files = catchDownloads();
    const page = await played([
      { role: 'manager' },
      { go: '/dashboard?tab=dashboards&board=paiddashboard&channel=paid_search&compare=none' },
      sees(table),
      { click: button('Download Table by campaign as CSV') },
    ]);
    const { rows } = readTable((await files[0]?.text()) ?? '');
    const [head, ...lines] = rows.map(({ cells }) => cells);
    const shown = [...page.querySelectorAll('[aria-label="Table by campaign"] tbody th button')];

    expect(head?.map((name) => name.replace(/ \(.*/, ''))).toEqual([
      ...['Campaign', 'Spend', 'Clicks', 'CTR', 'Conversions', 'CPA', 'ROAS'],
    ]);
    expect(lines.length).toBeGreaterThan(shown.length);
    expect(lines.slice(0, shown.length).map(([name]) => name)).toEqual(
      shown.map(({ textContent }) => textContent),
    );
  });

  test('anyone who comes from a client finds its own first, and begins a new one for it', async () => {
    const namesOf = (page: Document) =>
      [...page.querySelectorAll('[aria-label="Dashboards"] > li a')].map(({ textContent }) => textContent);
    const page = await played([
      { role: 'manager' },
      { go: '/dashboard?client=fjordandfoam' },
      { click: link('Dashboards', { within: { role: 'navigation', name: 'Sides of this client' } }) },
      sees(heading('Executive summary')),
      { click: link('All dashboards') },
      says('Dashboards of Fjord & Foam come first.'),
    ]);
    const own = namesOf(page);
    await played([
      { click: button('New dashboard') },
      says('Fjord & Foam', dialog),
      { fill: field('Name'), with: 'Weekly' },
      { click: button('Create dashboard') },
      sees(heading('Weekly')),
      { click: link('All dashboards') },
      { click: button('Usual order') },
      { expect: { url: list } },
    ]);

    expect(own).toEqual(['Shop at a glance', 'Executive summary', 'Paid campaigns']);
    expect(namesOf(page)).toEqual(['Executive summary', 'Paid campaigns', 'Shop at a glance', 'Weekly']);
    expect(page.querySelector('main')?.textContent).toMatch(/Weekly[^.]*Fjord & Foam/);
  });

  test('a draft outlives the page until it is saved or discarded, and a widget that is removed comes back by undo', async () => {
    await played([{ role: 'admin' }, { go: shop }]);
    const before = await stage().head();
    const page = await played([
      { click: button('Edit layout') },
      sees(button('Remove Funnel')),
      { click: button('Remove Funnel') },
      says('Removed Funnel.'),
      { click: button('Undo') },
      sees(button('Remove Funnel')),
      { click: button('Remove Funnel') },
      { go: '/clients' },
      { go: shop },
      says('You have unsaved changes to this layout.'),
      sees(region('Funnel')),
      { click: button('Keep editing') },
      isIn('dashboardEditor', 'editing'),
      seesNo(button('Remove Funnel')),
      { press: 'Control+z' },
      sees(button('Remove Funnel')),
      { press: 'Control+Shift+z' },
      seesNo(button('Remove Funnel')),
      { click: button('Discard') },
      { click: button('Keep editing') },
      { click: button('Discard') },
      { click: button('Discard changes') },
      sees(region('Funnel')),
    ]);
    expect(page.querySelector('[data-editing]')).toBe(null);
    expect(await stage().head()).toEqual(before);
  });

  test('who was slower sees what differs, widget by widget, keeps both changes, or chooses what stays', async () => {
    const theirs: readonly Step[] = [
      { tab: 'other' },
      { go: shop },
      { click: button('Edit layout') },
      { click: button('Remove Orders') },
      { click: button('Save layout') },
      isIn('dashboardEditor', 'viewing'),
      { tab: 'first' },
    ];
    await played(
      [
        { role: 'manager' },
        { go: shop },
        { click: button('Edit layout') },
        { click: button('Remove Funnel') },
        ...theirs,
        { click: button('Save layout') },
        isIn('dashboardEditor', 'conflicted'),
        says('You changed different widgets, so both changes can stay.', dialog),
        sees({ role: 'radio', name: 'Funnel: Yours, Not there' }),
        sees({ role: 'radio', name: 'Orders: Saved now, Not there' }),
      ],
      ['412 PUT /api/dashboards/:id/layout'],
    );
    const open = stage().document().querySelector('[role="dialog"]');
    expect(open && (await barriersWithin(open))).toEqual([]);
    await played(
      [
        { click: button('Decide later') },
        isIn('dashboardEditor', 'editing'),
        { click: button('Save layout') },
        { click: button('Save the result') },
        isIn('dashboardEditor', 'viewing'),
        seesNo(button('Orders')),
        seesNo(region('Funnel')),
      ],
      ['412 PUT /api/dashboards/:id/layout'],
    );
  });

  test('one widget that fails leaves the others be, and comes with another try; so does the list', async () => {
    const goal = region('Goal for revenue');
    const page = await played(
      [
        { role: 'admin' },
        { fault: { route: 'GET /api/dashboards', times: 1, status: 500 } },
        { fault: { route: 'GET /api/goals', times: 1, status: 500 } },
        { go: '/dashboard?tab=dashboards&board=agencydashboard&client=fjordandfoam' },
        says('The dashboard could not be loaded.'),
        { click: button('Try again') },
        says('Goal for revenue could not be loaded.', goal),
        sees(button('MER')),
        sees(region('Funnel')),
        { click: button('Try again', { within: goal }) },
        says('due by now', goal),
      ],
      ['500 GET /api/dashboards', '500 GET /api/goals'],
    );
    expect(page.querySelectorAll('[data-state="failed"]')).toHaveLength(0);
  });

  test('an earlier layout is brought back, a dashboard archived and restored, each with a way back', async () => {
    await played([
      { role: 'manager' },
      { go: shop },
      { click: button('Layouts') },
      says('This is the layout in use.', dialog),
      { click: button('Restore layout 1') },
      says('Restored an earlier layout of Shop at a glance.'),
      seesNo(heading('From your agency')),
      { click: button('Undo') },
      sees(heading('From your agency')),
      { go: list },
      { click: button('Archive Shop at a glance') },
      says('Archived Shop at a glance.'),
      { click: button('Undo') },
      sees(link('Shop at a glance')),
      logged('DashboardLayoutChanged', 'DashboardLayoutChanged', 'DashboardArchived', 'DashboardRestored'),
    ]);
  });

  test('is renamed, and hidden from its client’s people, by one form', async () => {
    await played(
      [
        { role: 'manager' },
        { go: shop },
        sees(button('Edit layout')),
        { click: button('Settings') },
        { fill: field('Name'), with: 'Paid campaigns' },
        says('Another dashboard has this name.', dialog),
        sees(button('Use “Paid campaigns (2)”')),
        { click: button('Save settings') },
        says('Another dashboard has this name. “Paid campaigns (2)” is free', dialog),
        { fill: field('Name'), with: 'Shop today' },
        { click: { role: 'switch', name: 'Visible to client' } },
        { click: button('Save settings') },
        sees(heading('Shop today')),
        seesNo(dialog),
        logged('DashboardRenamed', 'DashboardVisibilityChanged'),
      ],
      ['422 PATCH /api/dashboards/shopdashboard'],
    );
  });

  test('a client’s person reads what is shown to them, and changes nothing', async () => {
    const page = await played([
      { role: 'client' },
      { go: '/dashboard?tab=dashboards' },
      sees(link('Shop at a glance')),
      seesNo(link('Executive summary')),
      seesNo(button('New dashboard')),
      { click: link('Shop at a glance') },
      sees(button('Revenue')),
      sees(heading('From your agency')),
      seesNo(button('Edit layout')),
      seesNo(button('Settings')),
    ]);
    expect(page.querySelectorAll('[data-state="failed"]')).toHaveLength(0);
    await played([
      { go: '/dashboard?tab=dashboards&board=agencydashboard' },
      sees(heading('Dashboard not found')),
    ]);
  });
});
