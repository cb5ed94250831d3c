/** @vitest-environment happy-dom */
import { computeAccessibleDescription } from 'dom-accessibility-api';
import { afterEach, describe, expect, test } from 'vitest';
import type { Step, Target } from '#scenarios/script.ts';
import { button, field, heading, region, says, sees } from '#scenarios/targets.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(() => {
  page.close();
});

const opened: readonly Step[] = [
  { role: 'client' },
  { go: '/roi-calculator' },
  sees(heading('ROI Calculator')),
];
const number = (name: string): Target => ({ role: 'spinbutton', name, part: true });
const holds = (name: string, value: string): Step => ({ expect: { value, of: number(name) } });
const isWritten = (name: string, text: string): Step => ({ fill: number(name), with: text });

const resultsIn = (document: Document): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...findOne(document, region('Results')).querySelectorAll('dt')].map((term) => [
      term.textContent ?? '',
      term.parentElement?.querySelector('dd:last-of-type')?.textContent ?? '',
    ]),
  );

const scenarios = region('Scenarios');
const comparison = region('Comparison of scenarios');

describe('the ROI calculator', () => {
  test('gives the specified figures by default, and follows what is written into it [S2.19][S9.6]', async () => {
    const document = await page.play([
      ...opened,
      holds('Monthly revenue', '50,000'),
      holds('Clients', '10'),
      holds('Hours per report', '8'),
      holds('Reports per client and month', '4'),
      holds('Hourly rate', '75'),
    ]);
    expect(resultsIn(document)).toMatchObject({
      'Reporting hours a month': '320 h',
      'Cost a month': '$24,000',
      'Cost a year': '$288,000',
      'Time saved a month': '256 h',
      'Money saved a month': '$19,200',
      'Platform cost a year': '$2,388',
      'Annual ROI': '9,548%',
      Payback: '0.12 months',
      'Net annual benefit': '$228,012',
    });

    await page.play([
      { press: 'End', on: { role: 'slider', name: 'Clients', part: true } },
      holds('Clients', '100'),
    ]);
    expect(resultsIn(document)['Reporting hours a month']).toBe('3,200 h');

    await page.play([isWritten('Clients', '0')]);
    expect(resultsIn(document)).toMatchObject({
      Payback: 'never pays back at these inputs',
      'Annual ROI': '-100%',
    });

    await page.play([isWritten('Clients', '')]);
    expect(computeAccessibleDescription(findOne(document, number('Clients')))).toBe('Empty counts as 0');
  });

  test('is the same calculation for anyone who opens its address, and says what of an address cannot be', async () => {
    const document = await page.play([...opened, isWritten('Clients', '25')]);
    const { pathname, search } = document.location;
    expect(new URLSearchParams(search).get('clientCount')).toBe('25');

    await page.play([
      { go: pathname + search },
      holds('Clients', '25'),
      { go: '/roi-calculator?clientCount=many&hourlyRate=90' },
      says('The link had a value that cannot be for clients.'),
      holds('Clients', '10'),
      holds('Hourly rate', '90'),
    ]);
  });

  test('shows lower adoption and savings beside the specified headline, in its address too', async () => {
    const stress = { role: 'table', name: 'Stress table' } as const;
    const document = await page.play([
      ...opened,
      says('100% adoption$230,400$228,012', stress),
      says('Savings 50% lower$115,200', stress),
      says('One more report per client and month+$57,600 a year'),
      { press: 'Home', on: { role: 'slider', name: 'Adoption', part: true } },
      says('25% adoption$57,600$55,212', stress),
    ]);
    expect(resultsIn(document)['Net annual benefit']).toBe('$228,012');
    const { pathname, search } = document.location;
    expect(new URLSearchParams(search).get('adoption')).toBe('25');
    await page.play([{ go: pathname + search }, says('25% adoption$57,600', stress)]);
  });

  test('compares up to three scenarios side by side, and exports all', async () => {
    const saves = ([name, clients]: readonly [string, string]): readonly Step[] => [
      isWritten('Clients', clients),
      { fill: field('Save these inputs as'), with: name },
      { click: button('Save scenario') },
      sees(heading(name, { within: scenarios })),
    ];
    const compare = (name: string): Target => ({
      role: 'checkbox',
      name: `Compare ${name}`,
      within: scenarios,
    });
    const names = ['=Ten', 'Twenty', 'Thirty'];
    const document = await page.play([
      ...opened,
      ...[
        ...names.map((name, index) => [name, `${10 * (index + 1)}`] as const),
        ['Forty', '40'] as const,
      ].flatMap(saves),
      ...names.map((name): Step => ({ click: compare(name) })),
      { expect: { attribute: 'disabled', of: compare('Forty'), is: true } },
      sees(comparison),
    ]);
    const cellsOf = (row: Element | undefined) =>
      [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent);
    const rows = [...findOne(document, comparison).querySelectorAll('tr')];
    expect(cellsOf(rows[0])).toEqual(['Measure', '=Ten', 'Twenty', 'Thirty']);
    expect(rows.map(cellsOf)).toContainEqual(['Clients', '10', '20', '30']);

    const files = catchDownloads();
    await page.play([{ click: button('Download CSV') }]);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer());
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\uFEFFScenario',
      'Current inputs',
      'Forty',
      'Thirty',
      'Twenty',
      "'=Ten",
      '',
    ]);
  });
});
