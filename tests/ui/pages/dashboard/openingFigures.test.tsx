/** @vitest-environment happy-dom */
/** Tests that a metric in a table, list or goal opens its explanation with all rows. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const opened = async (part: string, figure: string) => {
  const document = page.stage().document();
  const cell = [...document.querySelectorAll<HTMLElement>(`main [data-explain="${figure}"]`)].find(
    ({ dataset }) => dataset.scope?.startsWith(part),
  );
  cell?.click();
  await page.stage().settle();
  const { dataset } = cell ?? {};
  const told = document.querySelector(`[data-figure-explained="${figure}"]`)?.textContent ?? '';
  return { scope: dataset?.scope, written: cell?.textContent ?? '', told };
};

const isSame = ({ written, told }: { written: string; told: string }) =>
  written !== '' && told.includes(written);

test('cells of the portfolio, channels, campaigns, countries and goals open what they say', async () => {
  await page.play([{ role: 'manager' }, { go: '/dashboard' }, sees({ role: 'table', name: 'Clients' })]);
  await page.stage().settle();
  const ofClient = await opened('client:', 'revenue_cents');
  expect([ofClient.scope, isSame(ofClient), page.stage().address()]).toEqual([
    expect.stringMatching(/^client:\w+$/),
    true,
    `/dashboard?explain=revenue_cents&explain_of=${encodeURIComponent(ofClient.scope ?? '')}`,
  ]);

  for (const [part, figure, tab] of [
    ['channel:', 'revenue_cents', 'Channels'],
    ['campaign:', 'cpa_cents', 'Campaigns'],
    ['country:', 'sessions', 'Audience'],
    ['days:', 'spend_cents', 'Channels'],
  ] as const) {
    await page.play([
      { go: '/dashboard?client=fjordandfoam' },
      { click: { role: 'tab', name: tab } },
      sees({ role: 'list', name: 'Goals' }),
    ]);
    await page.stage().settle();
    const found = await opened(part, figure);
    expect([part, isSame(found) || found]).toEqual([part, true]);
  }
});

test('the totals of a filtered portfolio open what they say, of the clients that are listed', async () => {
  await page.play([{ role: 'manager' }, { go: '/dashboard?q=st' }, sees({ role: 'table', name: 'Clients' })]);
  await page.stage().settle();
  const found = await opened('clients:', 'cpa_cents');
  const dialogText = page.stage().document().querySelector('[role="dialog"]')?.textContent ?? '';

  expect([isSame(found) || found, dialogText]).toEqual([true, expect.stringMatching(/Only \d+ clients/)]);
});

const asTable = async (title: string): Promise<void> => {
  const table = [...page.stage().document().querySelectorAll<HTMLElement>('figure')]
    .find((figure) => figure.textContent?.startsWith(title))
    ?.querySelector<HTMLElement>('input[type="radio"][value="1"], .ant-segmented-item:nth-child(2)');
  table?.click();
  await page.stage().settle();
};

test.each([
  ['a day', 'range=7d', 'Revenue over time', 'revenue_cents', /^day:2026-\d\d-\d\d$/],
  ['a week', 'range=28d&interval=week', 'Revenue over time', 'revenue_cents', /^in\/[\d-]+_[\d-]+\/$/],
  ['a month', 'range=90d&interval=month', 'Revenue over time', 'revenue_cents', /^in\/[\d-]+_[\d-]+\/$/],
  [
    'a channel in a week',
    'range=28d&interval=week',
    'Spend by channel',
    'spend_cents',
    /^in\/[\d-]+_[\d-]+\/channel:\w+$/,
  ],
] as const)('%s in the table of a chart opens what it says', async (_what, view, title, figure, scope) => {
  await page.play([
    { role: 'manager' },
    { go: `/dashboard?client=fjordandfoam&${view}` },
    sees({ role: 'table', name: 'Channels' }),
  ]);
  await page.stage().settle();
  await asTable(title);
  const found = await opened(scope.source.startsWith('^day') ? 'day:' : 'in/', figure);

  expect([found.scope, isSame(found) || found]).toEqual([expect.stringMatching(scope), true]);
});

test('a step that is pressed in a chart opens its arithmetic for who writes no notes, and a bar filters by its channel', async () => {
  await page.play([
    { role: 'client' },
    { go: '/dashboard?range=28d&interval=week&part=channels' },
    sees({ role: 'table', name: 'Channels' }),
  ]);
  await page.stage().settle();
  const document = page.stage().document();
  const press = async (label: string): Promise<void> => {
    const chart = document.querySelector(`[role="img"][aria-label="${label}, chart"]`);
    for (const key of ['Home', 'Enter']) {
      chart?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await page.stage().settle();
    }
  };
  await press('Revenue over time');
  expect(new URLSearchParams(page.stage().address().split('?')[1]).get('explain_of')).toMatch(
    /^in\/[\d-]+_[\d-]+\/$/,
  );

  await page.play([
    { go: '/dashboard?range=28d&part=channels' },
    sees({ role: 'table', name: 'Channels' }),
    { click: { role: 'radio', name: 'ROAS', within: region('Channels') } },
  ]);
  await page.stage().settle();
  await press('ROAS by channel');
  const [path, search] = page.stage().address().split('?');
  expect([path, ...[...new URLSearchParams(search)].toSorted()]).toEqual([
    '/dashboard',
    ['channel', expect.stringMatching(/^\w+$/)],
    ['part', 'channels'],
  ]);
});

test('the rows behind the newest fifty come when they are asked for', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/dashboard?client=fjordandfoam&explain=revenue_cents' },
    says('these are the newest 50', region('Rows')),
  ]);
  const show = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^Show all [\d,]+ rows$/.test(textContent),
  );
  const all = show?.textContent.replaceAll(/\D/g, '');
  await page.play([{ click: button(show?.textContent ?? '', { within: dialog }) }]);
  const pages = document.querySelector('[role="dialog"] [data-shown-rows]')?.textContent;
  expect(pages).toBe(`1–10 of ${all}`);
});

test('the key I leads to the goal of a key figure and opens how it is worked out; on a card it opens the card', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/dashboard?client=fjordandfoam' },
    sees({ role: 'list', name: 'Goals' }),
    { press: 'i' },
  ]);
  const { activeElement } = document;
  expect(activeElement?.closest('[data-key-figure]')).not.toBe(null);
  const scope = activeElement?.getAttribute('data-scope') ?? '';
  expect(scope).toMatch(/^goal:fjordandfoam\//);
  await page.play([{ press: 'i' }, sees(dialog)]);
  expect(new URLSearchParams(page.stage().address().split('?')[1]).get('explain_of')).toBe(scope);

  const card = button('Revenue', { within: region('Key figures') });
  await page.play([
    { press: 'Escape' },
    seesNo(dialog),
    { press: 'i', on: card },
    sees({ role: 'dialog', name: 'Revenue' }),
    { press: 'Escape' },
    seesNo(dialog),
  ]);
  expect(document.activeElement?.textContent).toBe('Revenue');
});
