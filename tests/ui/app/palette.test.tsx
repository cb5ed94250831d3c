/** @vitest-environment happy-dom */
/** Tests the command palette: opening by key and button, arrow keys, and pages, clients and actions of the role. */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, field, heading, isAt, sees, seesNo } from '#scenarios/targets.ts';
import { searchEntries } from '#ui/app/palette/Palette.tsx';
import { type PaletteEntry, paletteTabs } from '#ui/app/palette/usePaletteEntries.ts';
import { playedPage } from '../pages/playedPage.ts';

const page = playedPage();

afterEach(page.close);

const search = field('Search pages, clients and actions');

const options = (document: Document) =>
  [...document.querySelectorAll('[role="option"]')].map((option) => [
    option.querySelector('bdi')?.textContent,
    option.getAttribute('aria-selected'),
  ]);

const active = (document: Document) => {
  const id = document.querySelector('[role="combobox"][aria-label^="Search pages"]');
  return document.getElementById(id?.getAttribute('aria-activedescendant') ?? '')?.textContent;
};

const strike = async (keys: KeyboardEventInit, on: (document: Document) => Element | null) => {
  const document = page.stage().document();
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys });
  (on(document) ?? document.body).dispatchEvent(event);
  await page.stage().settle();
  return event.defaultPrevented;
};

describe('the search', () => {
  test('opens by its key, is gone through by arrows, opens what is chosen, and gives the focus back', async () => {
    await page.play([{ role: 'manager' }, { go: '/dashboard?client=fjordandfoam' }, sees(button('Search'))]);
    const view = page.stage().document().defaultView;
    if (view) Object.assign(view.Element.prototype, { scrollIntoView: () => Promise.resolve() });
    expect(await strike({ key: 'k', ctrlKey: true }, ({ body }) => body)).toBe(true);
    const opened = await page.play([sees(dialog), { fill: search, with: 'open' }]);
    expect(options(opened).map(([label]) => label)).toContain('Openloft Academy');
    const first = active(opened);
    await page.play([{ press: 'ArrowDown', on: search }]);
    expect(active(opened)).not.toBe(first);
    await page.play([{ press: 'ArrowUp', on: search }]);
    expect(active(opened)).toBe(first);
    await page.play([
      { fill: search, with: 'openloft' },
      { press: 'Enter', on: search },
      seesNo(dialog),
      isAt('/dashboard?client=openloft'),
    ]);

    await page.play([{ click: button('Search') }, sees(dialog), { press: 'Escape' }, seesNo(dialog)]);
    expect(page.stage().document().activeElement?.textContent).toMatch(/^Search/);
  });

  test('leaves its key to fields and to open dialogs', async () => {
    await page.play([{ role: 'manager' }, { go: '/clients' }, sees(heading('Clients'))]);
    expect(await strike({ key: 'k', ctrlKey: true }, (document) => document.querySelector('input'))).toBe(
      false,
    );
    await page.play([seesNo(dialog), { click: button('Add client') }, sees(dialog)]);
    expect(await strike({ key: 'k', metaKey: true }, ({ body }) => body)).toBe(false);
  });

  test('does what it names: a form opens on its page', async () => {
    await page.play([
      { role: 'manager' },
      { click: button('Search') },
      { fill: search, with: 'add a client' },
      { press: 'Enter', on: search },
      sees(heading('Add a client')),
      isAt('/clients'),
    ]);
  });

  test('opens the form of each action, found by its noun', async () => {
    const opened: readonly (readonly [typed: string, form: string, address: string])[] = [
      ['invite', 'Invite teammate', '/billing?tab=team'],
      ['import', 'Import clients', '/clients'],
      ['goal', 'Set a goal', '/dashboard?tab=goals'],
      ['alert rule', 'New alert rule', '/dashboard?tab=alerts'],
      ['new dashboard', 'New dashboard', '/dashboard?tab=dashboards&board=all'],
    ];
    await page.play([{ role: 'admin' }]);
    for (const [typed, name, address] of opened)
      await page.play([
        { click: button('Search') },
        { fill: search, with: typed },
        { press: 'Enter', on: search },
        sees({ ...dialog, name }),
        isAt(address),
        { press: 'Escape' },
        seesNo(dialog),
      ]);
  });

  test('connects a platform from its search, and imports the file of a client by its name', async () => {
    const connected = await page.play([
      { role: 'admin' },
      { click: button('Search') },
      { fill: search, with: 'connect' },
      { press: 'Enter', on: search },
      isAt('/integrations'),
      sees(heading('Integrations')),
      seesNo(dialog),
    ]);
    expect(connected.activeElement?.closest('[data-platform-search]')).not.toBeNull();
    await page.play([
      { click: button('Search') },
      { fill: search, with: 'import fjord' },
      { press: 'Enter', on: search },
      sees({ ...dialog, name: 'Import a file for Fjord & Foam' }),
      isAt('/clients/fjordandfoam/sources'),
    ]);
  });

  test('finds the tabs of pages, each the current tab of its address', async () => {
    await page.play([
      { role: 'admin' },
      { click: button('Search') },
      { fill: search, with: 'invoice' },
      { press: 'Enter', on: search },
      isAt('/billing?tab=invoices'),
      sees(heading('Invoices')),
    ]);
    for (const [, to] of paletteTabs('admin')) {
      const shown = await page.play([{ go: to }]);
      const current = [...shown.querySelectorAll<HTMLAnchorElement>('main nav a[aria-current="page"]')];
      const tab = new URL(to, 'http://a.example').searchParams.get('tab');
      expect([to, current.map(({ href }) => new URL(href).searchParams.get('tab'))]).toEqual([to, [tab]]);
    }
  });

  test('offers a client’s person only what is theirs', async () => {
    const document = await page.play([{ role: 'client' }, { click: button('Search') }, sees(dialog)]);
    const labels = options(document).map(([label]) => label);
    expect(labels).toContain('Dashboard');
    expect(
      labels.filter((label) =>
        /Clients|Billing|Add a client|New report|Lab|Goals|Invite|Team/.test(label ?? ''),
      ),
    ).toEqual([]);
  });
});

const entry = (label: string, group: PaletteEntry['group'] = 'Clients'): PaletteEntry => ({
  id: label,
  group,
  label,
  run: () => undefined,
});

test('names that begin with what is typed come first, six of a kind', () => {
  const entries = ['Old Acme', 'Tacmet', 'Acme', ...'abcdefg'].map((label) => entry(label));
  const found = (text: string) => searchEntries(entries, text).map(({ label }) => label);

  expect(found('acme')).toEqual(['Old Acme', 'Acme', 'Tacmet']);
  expect(found('zzz')).toEqual([]);
  expect(found('')).toEqual(['Old Acme', 'Tacmet', 'Acme', 'a', 'b', 'c']);
});
