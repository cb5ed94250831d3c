/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, field, says, sees } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const region = (name: string) => ({ role: 'region', name });
const table = { role: 'table', name: 'Clients' };

const cards = ['spend_cents', 'revenue_cents', 'mer', 'conversions', 'cpa_cents'] as const;

const keyFigures = (page: Document) =>
  cards.map((name) => page.querySelector(`[data-key-figure="${name}"] [class*="value"]`)?.textContent);

const totals = (page: Document) =>
  ['Spend', 'Revenue', 'MER', 'Conversions', 'CPA'].map(
    (label) =>
      page.querySelector(`tfoot [data-label="${label}"] > span > [data-explain]`)?.textContent ?? null,
  );

const rows = (page: Document) =>
  [...page.querySelectorAll('table[aria-label="Clients"] tbody th a, [aria-label="Clients"] tbody th a')].map(
    ({ textContent }) => textContent,
  );

describe('the portfolio', () => {
  test('has the same figures on its cards and in the totals of its table; a filter changes the list and its totals alone, and a row opens the client', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/dashboard' },
      sees(table),
      sees(region('Needs attention')),
      sees(button('Revenue')),
    ]);
    await stage().settle();
    const figures = keyFigures(page);

    expect(figures.every((text) => /^\$?\d[\d,.]*×?$/.test(text ?? ''))).toBe(true);
    expect(totals(page)).toEqual(figures);
    const all = new Set(rows(page));
    expect(all.size).toBeGreaterThan(5);

    await played([{ fill: { role: 'field', name: 'Search clients' }, with: 'Stackpilot' }]);
    expect([new Set(rows(page)), keyFigures(page)]).toEqual([new Set(['Stackpilot']), figures]);
    expect(totals(page)).not.toEqual(figures);
    expect(stage().address()).toBe('/dashboard?q=Stackpilot');

    await played([{ click: { role: 'link', name: 'Stackpilot', within: table } }]);
    expect(stage().address()).toMatch(/^\/dashboard\?client=\w+$/);
  });

  test('archives a client from its row, with a way back, and leads to its form', async () => {
    await played([
      { role: 'admin' },
      { go: '/dashboard?q=Stackpilot' },
      { click: button('More for Stackpilot') },
      { click: { role: 'menuitem', name: 'Archive' } },
      says('Archived Stackpilot.'),
      { click: button('Undo') },
      says('Stackpilot is active again.'),
      { click: button('More for Stackpilot') },
      { click: { role: 'menuitem', name: 'Edit' } },
      sees({ role: 'dialog', name: 'Edit Stackpilot' }),
    ]);
  });

  test('lists the tasks that are late or due in a week, the own ones first, each leading to its client; what fails comes with another try', async () => {
    const tasks = region('Tasks');
    const page = await played(
      [
        { role: 'manager' },
        { fault: { route: 'GET /api/client-tasks', times: 1, status: 500 } },
        { go: '/dashboard?part=tasks' },
        says('Tasks could not be loaded.', tasks),
        { click: button('Try again', { within: tasks }) },
        sees(button('Show all 8 tasks')),
      ],
      ['500 GET /api/client-tasks'],
    );
    const shown = () =>
      [...page.querySelectorAll('section[aria-labelledby] li > a + span')].map(
        ({ textContent }) => textContent,
      );

    expect(shown()).toEqual([
      'Due tomorrow · You · Fjord & Foam',
      'Late, was due 27 Feb · Forrest Littel · Voltride Motors',
      'Late, was due 27 Feb · Judah Walsh · Brightdoor Homes',
      'Due 4 Mar · Enos Lowe · Openloft Academy',
    ]);
    await played([{ click: button('Show all 8 tasks') }, sees(button('Show fewer'))]);
    expect(shown().slice(4)).toEqual([
      'Due 5 Mar · Emmitt Kub · Fjord & Foam',
      'Due 9 Mar · Deontae Dietrich · Osborne Goods',
      'Due 9 Mar · Ada Moreau · Ullrich Home',
      'Due 9 Mar · Jacklyn Kirlin · Stackpilot',
    ]);
    await played([
      { click: { role: 'link', name: 'Check the stock', part: true } },
      sees({ role: 'list', name: 'Open tasks for Fjord & Foam' }),
    ]);
    expect(stage().address()).toBe('/clients/fjordandfoam/notes');
  });

  test('keeps what it lists as a view under a name, which shows the same again and is renamed there', async () => {
    await played([
      { role: 'manager' },
      { go: '/dashboard?industry=Healthcare&data=stale' },
      { click: button('View of the clients: Unsaved view') },
      { fill: field('Save this view as'), with: 'Late clinics' },
      { click: button('Save view') },
      says('Saved the view Late clinics.'),
      { go: '/dashboard' },
      { click: button('View of the clients: All clients') },
      { click: button('Late clinics') },
      { expect: { url: '/dashboard?industry=Healthcare&data=stale' } },
      { click: button('View of the clients: Late clinics') },
      { click: button('Rename the view Late clinics') },
      { fill: field('New name of Late clinics'), with: 'Clinics to call' },
      { click: button('Rename') },
      says('The view Late clinics is called Clinics to call.'),
      sees(button('View of the clients: Clinics to call')),
      { click: button('Undo') },
      says('The view is called Late clinics again.'),
    ]);
  });

  test('goes on when its answer fails: the key figures stand, the others say so and come with another try', async () => {
    const failed = 'GET /api/portfolio';
    const page = await played(
      [
        { role: 'manager' },
        { fault: { route: failed, times: 1, status: 500 } },
        { go: '/dashboard?range=90d' },
        says('Needs attention could not be loaded.', region('Needs attention')),
        sees(button('Revenue')),
        { click: button('Try again', { within: region('Needs attention') }) },
        sees(table),
      ],
      [`500 ${failed}`],
    );

    expect(page.querySelectorAll('[data-state="failed"]')).toHaveLength(0);
    expect(keyFigures(page)).toEqual(totals(page));
  });

  test('names what its figures are held against, and what the API says of them', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/dashboard?range=today' },
      sees(table),
      says('versus a week before', region('Figures of all clients')),
      says('Today is not over: 9 of 24 hours count (UTC)'),
    ]);
    await stage().settle();
    const told = (within: string) =>
      new Set(
        [...page.querySelectorAll(`${within} [class*="change"] .visually-hidden`)].map(
          ({ textContent }) => /versus (.*?),/.exec(`${textContent},`)?.[1],
        ),
      );

    expect(told('[data-key-figure]')).toEqual(new Set(['a week before']));
    expect(told('tfoot')).toEqual(new Set(['a week before']));
  });

  test('reports the arithmetic of a figure under an address of its own', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/dashboard?range=7d' },
      { press: 'i', on: button('CPA', { within: region('Figures of all clients') }) },
      sees({ role: 'dialog', name: 'CPA' }),
      sees(region('Sources')),
      { expect: { url: '/dashboard?range=7d&explain=cpa_cents' } },
    ]);

    const arithmetic = page.querySelector('[data-figure-explained="cpa_cents"]')?.textContent;
    expect(arithmetic).toMatch(/^\$[\d,]+ ÷ [\d,]+ = /);
    expect(arithmetic?.endsWith(`= ${keyFigures(page)[4]}`)).toBe(true);
  });
});
