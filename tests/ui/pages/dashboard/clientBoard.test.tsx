/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, heading, link, says, sees } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const board = '/dashboard?client=fjordandfoam';
const region = (name: string) => ({ role: 'region', name });
const card = (name: string) => button(name, { within: region('Key figures') });

const sectionOf = (page: Document, title: string): Element => {
  const found = [...page.querySelectorAll('main section')].find((section) => {
    const id = section.getAttribute('aria-labelledby');
    const name = section.getAttribute('aria-label') ?? (id && page.getElementById(id)?.textContent);
    return name === title;
  });
  if (!found) throw new Error(`There is no part "${title}"`);
  return found;
};

const keyFigure = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`[data-key-figure="${name}"] [class*="value"]`)?.textContent;

const totalIn = (page: Document, table: string, column: string): string | undefined => {
  const cells = [...sectionOf(page, table).querySelectorAll('tfoot [data-label]')];
  const cell = cells.find((one) => one.getAttribute('data-label') === column);
  return cell?.querySelector('[data-explain]')?.textContent ?? undefined;
};

const backToAll = async (page: Document) => {
  page.defaultView?.history.back();
  await stage().settle();
};

describe('the board of a client', () => {
  test('has one figure for one question on the card, in the totals of both tables and in its arithmetic; a press on a channel filters all, and Back takes that away', async () => {
    const page = await played([
      { role: 'admin' },
      { go: board },
      sees({ role: 'table', name: 'Channels' }),
      { press: 'i', on: card('Revenue') },
      sees({ role: 'dialog', name: 'Revenue' }),
      sees(region('Sources')),
      { expect: { url: `${board}&explain=revenue_cents` } },
    ]);
    const value = keyFigure(page, 'revenue_cents');
    expect(page.title).toBe('Fjord & Foam · Dashboard · AgencyLens');

    expect(value).toMatch(/^\$\d[\d,]+$/);
    const inChannels = totalIn(page, 'Channels', 'Revenue');
    const explained = page.querySelector('[data-figure-explained="revenue_cents"]')?.textContent;
    await played([
      { press: 'Escape' },
      { click: { role: 'tab', name: 'Campaigns' } },
      sees({ role: 'table', name: 'Campaigns' }),
    ]);
    expect([inChannels, totalIn(page, 'Campaigns', 'Revenue'), explained]).toEqual([value, value, value]);
    await played([{ click: { role: 'tab', name: 'Channels' } }, sees({ role: 'table', name: 'Channels' })]);

    expect([stage().address(), page.querySelector('[role="dialog"]')]).toEqual([board, null]);
    await played([{ click: button('Email', { within: { role: 'table', name: 'Channels' } }) }]);
    expect(stage().address()).toBe(`${board}&channel=email`);
    const filtered = keyFigure(page, 'revenue_cents');
    expect([totalIn(page, 'Channels', 'Revenue'), filtered === value]).toEqual([filtered, false]);

    await backToAll(page);
    expect([stage().address(), keyFigure(page, 'revenue_cents')]).toEqual([board, value]);
  });

  test('one reading that fails takes one part, which comes with another try; goals and campaigns change with a way back', async () => {
    const page = await played(
      [
        { role: 'manager' },
        { fault: { route: 'GET /api/goals', times: 1, status: 500 } },
        { go: board },
        says('Goals and pacing could not be loaded.', region('Goals and pacing')),
        sees({ role: 'table', name: 'Channels' }),
        { click: { role: 'tab', name: 'Campaigns' } },
        sees({ role: 'table', name: 'Campaigns' }),
        { click: button('Try again', { within: region('Goals and pacing') }) },
        sees({ role: 'list', name: 'Goals' }),
        { click: button('Set a goal') },
        { select: { role: 'combobox', name: 'Figure' }, option: 'Conversions' },
        { fill: { role: 'field', name: 'Target' }, with: 'many' },
        { click: button('Save goal') },
        says('Must be a number', dialog),
        { fill: { role: 'field', name: 'Target' }, with: '4,200' },
        { click: button('Save goal') },
        says('Set a goal for Conversions.'),
        says('4,200', { role: 'list', name: 'Goals' }),
        says('Most urgent: Conversions heading for'),
        sees(link('See why', { part: true })),
        { click: button('Undo') },
        says('The goal for Conversions is removed.'),
        { expect: { log: ['GoalSet', 'GoalRemoved'] } },
        { click: { ...button('Pause '), part: true, nth: 0 } },
        says('Paused '),
        { click: button('Undo') },
        says(' runs again.'),
        { expect: { log: ['CampaignPaused', 'CampaignResumed'] } },
      ],
      ['500 GET /api/goals'],
    );

    expect(page.querySelectorAll('[data-state="failed"]')).toHaveLength(0);
  });
});

describe('an address with parts that lead nowhere', () => {
  const ignored = (document: Document): string | undefined =>
    [...document.querySelectorAll('[role="status"]')]
      .map(({ textContent }) => textContent ?? '')
      .find((text) => text.startsWith('Ignored'));

  test('says so to the agency’s people on a client’s board, and keeps the filters of the list that they come from', async () => {
    const page = await played([
      { role: 'manager' },
      { go: '/dashboard?client=stackpilot&q=stack&sort=-revenue&luck=1' },
      sees(card('Revenue')),
      says('Ignored a part of the address that is not valid: “luck=1”.'),
    ]);
    expect(ignored(page)).toBe('Ignored a part of the address that is not valid: “luck=1”.');
  });

  test('says so to a client’s person, who sees their own home', async () => {
    await played([{ role: 'client' }, sees(heading('This month in one minute'))]);
    const said: (string | undefined)[] = [];
    for (const address of [
      '/dashboard?tab=goals',
      '/dashboard/reports/fjordmonthly',
      '/dashboard?tab=lost&luck=1',
      '/dashboard?tab=history&about=clients&board=all',
      '/dashboard?tab=dashboards&range=7d',
    ]) {
      stage().navigate(address);
      await stage().settle();
      said.push(ignored(stage().document()));
    }

    expect(said).toEqual([
      'Ignored a part of the address that only your agency can open: “tab=goals”.',
      'Ignored a part of the address that only your agency can open: “/dashboard/reports/fjordmonthly”.',
      'Ignored 2 parts of the address that are not valid: “tab=lost” and “luck=1”.',
      'Ignored a part of the address that is not valid: “board=all”.',
      undefined,
    ]);
  });
});

describe('a client’s person', () => {
  test('comes home to the figures of their own client, with nothing to change and no fee; another client is a 403 page', async () => {
    const page = await played([
      { role: 'client' },
      sees(heading('Fjord & Foam')),
      { click: { role: 'tab', name: 'Campaigns' } },
      sees({ role: 'table', name: 'Campaigns' }),
      sees(card('Revenue')),
    ]);
    const names = [...page.querySelectorAll('main button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
    );

    expect(names.filter((name) => /^(Pause|Resume|Budget|Change the|Remove|Set|Add ann)/.test(name))).toEqual(
      [],
    );
    expect(page.querySelector('main')?.textContent).not.toMatch(/retainer|margin|\bfees?\b/i);

    await played([
      { go: '/dashboard?client=stackpilot' },
      sees(heading('You do not have access to this client')),
    ]);
    expect(stage().document().querySelector('[data-key-figure]')).toBe(null);
  });
});
