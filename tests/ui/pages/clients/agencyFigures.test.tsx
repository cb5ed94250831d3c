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
    expect(sum).toMatch(/^\d+ ÷ \d+ clients = \d+$/);
    const [total = 0, count = 1] = sum.split(/ ÷ | /).map(Number);
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

describe('the revenue on the billing page', () => {
  test('goes from the MRR of the start to that of today by the parts of the bridge, over either time', async () => {
    const document = await page.play([
      { role: 'admin' },
      { go: '/billing?tab=revenue' },
      sees({ role: 'list', name: 'Revenue in USD' }),
      says('Won, lost and changed, last 30 days'),
      { click: { role: 'radio', name: 'Last 12 months' } },
      says('Won, lost and changed, last 12 months'),
      { click: button('Net new MRR') },
      sees(region('In USD')),
    ]);
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
