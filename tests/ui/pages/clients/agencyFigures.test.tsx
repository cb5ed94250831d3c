/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import { button, dialog, heading, region, says, sees } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const strip = { role: 'list', name: 'Key figures of the clients' };

const sumIn = (document: Document, name: string) =>
  document.querySelector(`[data-sum="${name}"]`)?.textContent;

const valuesOf = (document: Document, name: string): readonly string[] =>
  [...document.querySelectorAll(`[data-agency-figure="${name}"] strong`)].map((one) => one.textContent);

const amount = (text: string | undefined): number => Number(text?.replaceAll(/[^\d.]/g, ''));

describe('the key figures of the clients', () => {
  test('say how many there are, what they pay and how they are doing; each opens the sum that it is', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/clients' },
      sees(heading('Clients')),
      { click: button('Active clients', { within: strip }) },
      sees(dialog),
    ]);
    const active = document.querySelector('[data-figure="clients-active"]')?.textContent;
    expect(valuesOf(document, 'active_clients')).toEqual([active]);
    expect(sumIn(document, 'active_clients')?.endsWith(` paused = ${active}`)).toBe(true);

    await page.play([
      { click: button('Close') },
      { click: button('Average health', { within: strip }) },
      sees({ role: 'table', name: 'Health of the clients' }),
    ]);
    const scores = [
      ...document.querySelectorAll('[aria-label="Health of the clients"] tbody tr td:nth-child(2)'),
    ];
    expect(scores.length).toBeGreaterThan(5);
    const sum = sumIn(document, 'average_health') ?? '';
    expect(sum).toMatch(/^[\d,]+ ÷ \d+ clients = \d+$/);
    const [total = 0, count = 1] = sum.split(/ ÷ | /).map(amount);
    expect(valuesOf(document, 'average_health')).toEqual([String(Math.round(total / count))]);
    const bands = [...document.querySelectorAll('[aria-label="Health distribution"] li span:nth-child(2)')];
    expect(bands.map(({ textContent }) => amount(textContent)).reduce((all, one) => all + one)).toBe(count);

    await page.play([
      { click: button('Close') },
      { click: button('NRR', { within: strip }) },
      sees(region('In USD')),
    ]);
    const nrr = sumIn(document, 'nrr USD');
    expect(nrr).toMatch(/^\(\$[\d,]+ \+ \$[\d,]+ − \$[\d,]+ − \$[\d,]+\) ÷ \$[\d,]+ = [\d.]+%$/);
    expect(nrr?.endsWith(`= ${valuesOf(document, 'nrr')[0]}`)).toBe(true);

    await page.play([
      { click: button('Close') },
      { click: button('MRR', { within: strip }) },
      sees(region('Fees in USD')),
    ]);
    const fees = [...document.querySelectorAll('[aria-label="Fees in USD"] tbody tr td:nth-child(2)')];
    const paid = fees.reduce((total, { textContent }) => total + amount(textContent), 0);
    expect(paid).toBe(amount(valuesOf(document, 'mrr')[0]));
  });
});

test('MRR and its arithmetic say that they count whom a smaller plan sets aside', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/billing' },
    { click: button('Preview the app as Starter') },
    says('Previewing Starter', region('Plan simulation')),
    { go: '/billing?tab=revenue' },
    says('a month, 17 set aside by your plan included', { role: 'list', name: 'Revenue in USD' }),
    { go: '/clients' },
    sees(heading('Clients')),
    says('a month, 17 set aside by your plan included', strip),
    { click: button('MRR', { within: strip }) },
    sees(region('Fees in USD')),
  ]);
  const told = document.querySelector('[role="dialog"]')?.textContent;
  expect(told).toContain(
    '17 of these clients are set aside by your plan: their contracts go on, so their fees count.',
  );
});

const cellsOf = (row: Element): readonly string[] =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('the charts below the clients', () => {
  const charts = region('Charts of all clients');
  const risk = { role: 'figure', name: 'Risk and monthly fee', within: charts } as const;
  const cohorts = { role: 'figure', name: 'Cohort retention', within: charts } as const;

  test('report who is at risk with which fee and who stays, in picture and table, and open a client', async () => {
    const document = await page.play([
      { role: 'manager' },
      { go: '/clients' },
      sees({ role: 'img', name: 'Risk and monthly fee, chart', within: risk }),
      { click: { role: 'tab', name: 'Retention', within: charts } },
      sees({ role: 'table', name: '', within: cohorts }),
    ]);
    const region = document.querySelector('[aria-label="Charts of all clients"]');
    const figure = () => region?.querySelector('figure');
    const rows = [...(figure()?.querySelectorAll('tbody tr') ?? [])].map(cellsOf);
    const now = rows.map((cells) => cells.findLast((text) => text !== '') ?? '');
    const paying = now.reduce((sum, text) => sum + amount(text.match(/% (\d+) of \d+ so far$/)?.[1]), 0);
    const won = rows.reduce((sum, [, count]) => sum + Number(count), 0);
    expect(won).toBeGreaterThan(paying);
    expect(cellsOf(figure()?.querySelector('tfoot tr') as Element).slice(0, 2)).toEqual(['All', `${won}`]);

    await page.play([
      { click: { role: 'tab', name: 'Risk', within: charts } },
      { click: { role: 'radio', name: 'Table', within: risk } },
      sees({ role: 'table', name: '', within: risk }),
    ]);
    const clients = [...(figure()?.querySelectorAll('tbody tr') ?? [])].map(cellsOf);
    expect(clients.length).toBe(paying);
    expect(clients.reduce((sum, [, fee]) => sum + amount(fee), 0)).toBe(amount(valuesOf(document, 'mrr')[0]));
    const atRisk = clients.filter(([, , , band]) => band === 'At risk');
    expect(valuesOf(document, 'at_risk')).toEqual([String(atRisk.length)]);

    const [name = ''] = clients[0] ?? [];
    await page.play([
      { click: { role: 'link', name, within: risk } },
      sees({ role: 'dialog', name }),
      { click: button('Close') },
      { click: { role: 'radio', name: 'Chart', within: risk } },
      { press: 'Home Enter', on: { role: 'img', name: 'Risk and monthly fee, chart', within: risk } },
      sees({ role: 'dialog', name }),
    ]);
  });
});

describe('the revenue on the billing page', () => {
  test('goes from the MRR of the start to that of today by the parts of the bridge, over either time', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/billing?tab=revenue' },
      sees({ role: 'list', name: 'Revenue in USD' }),
      says('New, lost and changed, last 30 days'),
      { click: { role: 'radio', name: 'Last 12 months' } },
      says('New, lost and changed, last 12 months'),
      { click: button('ARPC') },
      sees(region('In USD')),
    ]);
    const [arpc] = valuesOf(document, 'arpc');
    expect(valuesOf(document, 'ltv').concat(arpc ?? '')).toEqual([
      expect.stringMatching(/^\$[\d,]+$/),
      expect.stringMatching(/^\$[\d,]+$/),
    ]);
    const exact = sumIn(document, 'arpc USD') ?? '';
    expect(exact).toMatch(/^\$[\d,]+ ÷ \d+ clients = \$[\d,]+\.\d\d$/);
    expect(amount(arpc)).toBe(Math.round(amount(exact.split(' = ')[1])));
    await page.play([{ click: button('Close') }, { click: button('Net new MRR') }, sees(region('In USD'))]);
    const rows = [...document.querySelectorAll('[aria-label="Changed fees in USD"] tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
    );
    const changes = rows.map(([, , , change]) => (change?.startsWith('−') ? -1 : 1) * amount(change ?? ''));
    expect(changes.length).toBeGreaterThan(2);
    const [net] = valuesOf(document, 'net_new_mrr');
    const sign = net?.startsWith('−') ? -1 : 1;
    expect(changes.reduce((sum, change) => sum + change, 0)).toBe(sign * amount(net));
    expect(sumIn(document, 'net_new_mrr USD')?.endsWith(`= ${net}`)).toBe(true);
    expect(new Set(rows.map(([, what]) => what?.split(',')[0]))).toContain('Won');

    const moved = document.querySelector<HTMLAnchorElement>('[aria-label="Changed fees in USD"] tbody a');
    await page.play([
      {
        click: {
          role: 'link',
          name: moved?.textContent ?? '',
          within: { role: 'dialog', name: 'Net new MRR' },
        },
      },
      sees({ role: 'dialog', name: moved?.textContent ?? '' }),
      sees({ role: 'tabpanel', name: 'Revenue' }),
    ]);
  });
});
