/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import {
  button,
  dialog,
  field,
  fillIn,
  heading,
  isAt,
  link,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { unsoundTexts } from '#tests/support/soundText.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const campaigns = { role: 'table', name: 'Campaigns' };

const keyFigures = (document: Document): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-key-figure]')].map((card) => [
      card.querySelector('button')?.textContent ?? '',
      card.querySelector('[class*="value"]')?.textContent ?? '',
    ]),
  );

const partOf = (document: Document, title: string): Element | undefined =>
  [...document.querySelectorAll('main section')].find(
    (section) =>
      section.getAttribute('aria-label') === title ||
      document.getElementById(section.getAttribute('aria-labelledby') ?? '-')?.textContent === title,
  );

const totalsOf = (document: Document, title: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(partOf(document, title)?.querySelectorAll('tfoot [data-label]') ?? [])].map((cell) => [
      cell.getAttribute('data-label') ?? '',
      cell.querySelector('[data-explain]')?.textContent ?? cell.textContent ?? '',
    ]),
  );

const columnOf = (document: Document, label: string): readonly number[] =>
  [...(partOf(document, 'Campaigns')?.querySelectorAll(`tbody [data-label="${label}"]`) ?? [])]
    .map((cell) => cell.querySelector('[data-explain]')?.textContent ?? '')
    .filter((text) => /\d/.test(text))
    .map((text) => Number(text.replaceAll(/[^\d.-]/g, '')));

const tab = (name: string): Step => ({ click: { role: 'tab', name } });

const board: readonly Step[] = [{ role: 'manager' }, { go: '/dashboard?client=fjordandfoam' }];

describe('the widgets of a client’s board', () => {
  test('the totals of the campaigns are the key figures, and a column sorts its rows', async () => {
    const document = await page.play([
      ...board,
      tab('Campaigns'),
      sees(campaigns),
      { sort: { role: 'columnheader', name: 'Revenue', part: true, within: campaigns }, order: 'ascending' },
    ]);
    const totals = totalsOf(document, 'Campaigns');
    const figures = keyFigures(document);
    const shared = Object.keys(totals).filter((label) => label in figures);

    expect(shared).toEqual(expect.arrayContaining(['Spend', 'Revenue', 'Conversions', 'CPA']));
    expect(shared.map((label) => [label, totals[label]])).toEqual(
      shared.map((label) => [label, figures[label]]),
    );
    const revenue = columnOf(document, 'Revenue');
    expect(revenue.length).toBeGreaterThan(2);
    expect(revenue).toEqual(revenue.toSorted((one, other) => one - other));
  });

  test('ratios by channel stand beside each other, the greatest first, with the figures of the table', async () => {
    const channels = region('Channels');
    const document = await page.play([
      ...board,
      { click: { role: 'radio', name: 'ROAS', within: channels } },
      sees({ role: 'img', name: 'ROAS by channel, chart' }),
      { click: { role: 'radio', name: 'Table', within: channels } },
    ]);
    const part = partOf(document, 'Channels');
    const bars = [...(part?.querySelectorAll('[aria-label="ROAS by channel, table"] tbody tr') ?? [])].map(
      (row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent],
    );
    const rows = [...(part?.querySelectorAll('tbody [data-label="ROAS"]') ?? [])]
      .map((cell) => [
        cell.closest('tr')?.querySelector('button')?.textContent,
        cell.querySelector('[data-explain]')?.textContent,
      ])
      .filter(([, roas]) => roas?.endsWith('×'));
    const greatest = (one: readonly unknown[], other: readonly unknown[]) =>
      Number.parseFloat(String(other[1])) - Number.parseFloat(String(one[1]));
    expect(bars.length).toBeGreaterThan(1);
    expect(bars).toEqual(rows.toSorted(greatest));
    expect(part?.textContent).toContain(`Highest at ${bars[0]?.[0]} (${bars[0]?.[1]})`);
  });

  test('a figure leads from its change to the parts of it, of the same client, days and comparison', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/dashboard?client=fjordandfoam&range=90d&compare=year' },
      { press: 'i', on: button('Sessions', { within: region('Key figures') }) },
      { click: link('Why?', { part: true, within: { role: 'dialog', name: 'Sessions' } }) },
      isAt('/advanced-analytics?client=fjordandfoam&range=90d&compare=year&changed=sessions'),
      sees({ role: 'img', name: 'How Sessions changed, chart' }),
    ]);
    expect(document.querySelector('[data-changed]')?.getAttribute('data-changed')).toBe('sessions');
  });

  test('trend and funnel say in a sentence what they show, the funnel of which channels', async () => {
    const document = await page.play([
      ...board,
      tab('Audience'),
      sees({ role: 'list', name: 'Steps of the funnel' }),
    ]);

    expect(partOf(document, 'Funnel')?.textContent).toMatch(
      /Paid search and Paid social: [\d,]+ impressions led to [\d,]+ conversions/,
    );
    expect(partOf(document, 'Trend')?.querySelector('figure, [role="group"]')).toBeTruthy();
    expect(unsoundTexts(document.querySelector('main'))).toEqual([]);
  });

  test('what fails beside the figures leaves them all status', async () => {
    const document = await page.play(
      [
        { role: 'manager' },
        { fault: { route: 'GET /api/annotations', times: 3, status: 500 } },
        { fault: { route: 'GET /api/events', times: 3, status: 500 } },
        { go: '/dashboard?client=fjordandfoam' },
        tab('Activity'),
        says('Actions could not be loaded.', region('Actions')),
        says('The annotations could not be loaded.'),
        tab('Channels'),
        sees({ role: 'table', name: 'Channels' }),
        sees({ role: 'list', name: 'Goals' }),
      ],
      ['500 GET /api/annotations', '500 GET /api/events'],
    );

    expect(Object.keys(keyFigures(document)).length).toBeGreaterThan(5);
  });
});

const added: readonly Step[] = [
  { role: 'admin' },
  { go: '/clients' },
  { click: button('Add client') },
  ...fillIn({ Name: 'Nova', Domain: 'nova.example', Industry: 'Healthcare' }),
  { click: button('Add client', { within: dialog }) },
  seesNo(dialog),
];

const openNova: readonly Step[] = [
  { go: '/clients?q=nova' },
  { click: link('Nova') },
  { click: link('Open dashboard') },
  seesNo(dialog),
  tab('Activity'),
  sees(heading('Actions')),
];

const unsoundElsewhere = async (...more: readonly string[]) => {
  const client = new URLSearchParams(page.stage().address().split('?')[1]).get('client') ?? '?';
  const wrong: unknown[] = [];
  for (const address of [
    `/advanced-analytics?client=${client}`,
    `/real-time-monitoring?client=${client}`,
    `/clients?client=${client}`,
    ...more,
  ]) {
    await page.play([{ go: address }]);
    await page.stage().settle();
    const texts = unsoundTexts(page.stage().document().body);
    if (texts.length > 0) wrong.push({ address, texts });
  }
  return wrong;
};

describe('a new client', () => {
  test('without a source has a board that says so, in whole words and sound numbers on every page', async () => {
    const document = await page.play([
      ...added,
      ...openNova,
      says('Connect a platform', region('Key figures')),
      tab('Audience'),
      says('Connect a platform', region('Funnel')),
    ]);
    expect(unsoundTexts(document.querySelector('main'))).toEqual([]);
    await page.play([
      { click: button('Connect a source', { within: region('Key figures') }) },
      { expect: { url: '/integrations' } },
      ...openNova,
    ]);
    expect(await unsoundElsewhere('/dashboard', '/clients')).toEqual([]);
  });

  test('with three days of data and no spend has figures and no baseline, and every number is sound', async () => {
    await page.play([
      ...added,
      { go: '/integrations?category=commerce' },
      { click: button('Connect Shopify') },
      { click: button('Allow', { within: dialog }) },
      { click: { role: 'radio', name: 'Stackpilot demo shop', part: true, within: dialog } },
      { click: button('Use this account', { within: dialog }) },
      { click: { role: 'radio', name: 'Nova', within: dialog } },
      { click: button('Connect', { within: dialog }) },
      { click: button('Done', { within: dialog }) },
      // Its whole history arrives in steps.
      { wait: 60_000 },
      ...openNova,
    ]);
    const first = `${page.stage().address()}&from=2024-02-06&to=2024-03-04`;
    const document = await page.play([{ go: first }, tab('Activity'), sees(heading('Actions'))]);
    await page.stage().settle();

    expect(Number(keyFigures(document).Sessions?.replaceAll(',', ''))).toBeGreaterThan(0);
    expect(unsoundTexts(document.querySelector('main'))).toEqual([]);
    const card = document.querySelector('[data-key-figure="sessions"]');
    expect(card?.textContent).toContain('nothing to compare with');
    expect(keyFigures(document).Spend ?? 'not shown').not.toMatch(/[1-9]/);
    expect(await unsoundElsewhere()).toEqual([]);
  });
});

describe('the overview of a client', () => {
  test('shows what its board shows, managers see its sources, and both lead on', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/clients?client=fjordandfoam' },
      sees(heading('Last 28 days')),
      sees(link('Open dashboard')),
    ]);
    await page.stage().settle();
    const seen = Object.fromEntries(
      [...document.querySelectorAll('[data-last-days]')].map((figure) => [
        figure.querySelector('dt')?.textContent ?? '',
        figure.querySelector('dd')?.textContent ?? '',
      ]),
    );
    expect(Object.keys(seen).length).toBeGreaterThan(3);

    await page.play([
      { click: { role: 'tab', name: 'Sources' } },
      sees({ role: 'table', name: 'Sources of Fjord & Foam' }),
      { click: { role: 'tab', name: 'Overview' } },
      { click: link('Open dashboard') },
      tab('Campaigns'),
      sees(campaigns),
    ]);
    expect(keyFigures(page.stage().document())).toMatchObject(seen);
  });
});

const newWidget = (kind: string): readonly Step[] => [
  { role: 'manager' },
  { go: '/dashboard?tab=dashboards&board=all' },
  { click: button('New dashboard') },
  { click: { role: 'radio', name: 'Blank Start from scratch.' } },
  { fill: field('Name'), with: 'Words' },
  { select: field('Client', { within: dialog }), option: 'Fjord & Foam' },
  { click: button('Create dashboard') },
  sees(heading('Words')),
  { click: button('Edit layout') },
  { click: button('Add widget') },
  { select: field('Kind'), option: kind },
];

const addIt: readonly Step[] = [
  { click: button('Add widget', { within: dialog }) },
  seesNo(dialog),
  { click: button('Save layout') },
  seesNo(button('Save layout')),
];

const chooseFile = async (document: Document, url: string) => {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (one) => one.charCodeAt(0));
  const input = document.querySelector('[role="dialog"] input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  Object.defineProperty(input, 'files', { value: [new File([bytes], 'dot.png', { type: 'image/png' })] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await page.stage().settle();
};

describe('the widgets of a dashboard that say or show something', () => {
  test('a summary says in sound words what changed, as the board of the client says it', async () => {
    const document = await page.play([...newWidget('AI summary'), ...addIt, sees(region('Summary'))]);
    await page.stage().settle();
    const said = partOf(document, 'Summary')?.querySelector('p[class*="summary"]')?.textContent ?? '';
    expect(said).toMatch(/[\d,.]+%/);
    expect(unsoundTexts(document.querySelector('main'))).toEqual([]);
    await page.play([{ go: '/dashboard?client=fjordandfoam' }, says(said)]);
  });

  test('annotations list what was noted at the days that are shown, with its days', async () => {
    await page.play([...newWidget('Annotations'), ...addIt, sees(region('Annotations'))]);
    const document = await page.play([
      { go: `${page.stage().address()}&range=90d` },
      sees(region('Annotations')),
    ]);
    await page.stage().settle();
    const notes = [...(partOf(document, 'Annotations')?.querySelectorAll('li') ?? [])].map((note) => [
      note.querySelector('time')?.dateTime,
      note.querySelector('p')?.textContent?.trim(),
    ]);
    expect(notes).toEqual([
      ['2025-12-26', 'Video for cast-iron pans now has subtitles. Most people watch it without sound.'],
      ['2026-02-19', 'First short videos on TikTok.'],
    ]);
  });

  test('a picture needs a file and a description, and is shown with it', async () => {
    const document = await page.play([
      ...newWidget('Picture'),
      { click: button('Add widget', { within: dialog }) },
      says('Choose a picture', dialog),
      says('Describe the picture for people who cannot see it', dialog),
    ]);
    await chooseFile(document, redPixel);
    await page.play([
      sees(button('Replace the picture', { within: dialog })),
      { fill: field('Description'), with: 'A red dot' },
      ...addIt,
      sees({ role: 'img', name: 'A red dot' }),
    ]);
    const image = partOf(document, 'Picture')?.querySelector('img');
    expect([image?.getAttribute('alt'), image?.getAttribute('src')]).toEqual(['A red dot', redPixel]);
  });
});
