/** @vitest-environment happy-dom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { FigureSet } from '#domain/contract/metricSchemas.ts';
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { retainerLines } from '#ui/pages/dashboard/portfolio/Portfolio.tsx';
import { Retainers } from '#ui/pages/dashboard/portfolio/PortfolioFigures.tsx';
import { keyFiguresCsv } from '#ui/parts/figures/figuresCsv.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { acorn, portfolioOf } from './portfolioCast.ts';

let page: Rendered | null = null;

afterEach(async () => {
  await page?.unmount();
  page = null;
});

const late: Promise<unknown>[] = [];

const awaitCode = <Code,>(code: Promise<Code>): Promise<Code> => {
  late.push(code);
  return code;
};

const inTwoCurrencies: PortfolioReply['mrr'] = [
  {
    currency: 'USD',
    cents: 220_000,
    previous_cents: 200_000,
    fees: [
      { id: 'Acorn', name: 'Acorn', cents: 220_000, previous_cents: 150_000 },
      { id: 'Gone', name: 'Gone', cents: 0, previous_cents: 50_000 },
    ],
  },
  {
    currency: 'EUR',
    cents: 90_000,
    previous_cents: 0,
    fees: [{ id: 'Berg', name: 'Berg', cents: 90_000, previous_cents: 0 }],
  },
];

const render = async (mrr: PortfolioReply['mrr']) => {
  const services = { world: newWorld(), awaitCode, actors: {} } as unknown as AppServices;
  page = await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={services}>
        <MemoryRouter>
          <ul>
            <Retainers portfolio={{ ...portfolioOf([acorn]), mrr }} versus="previous 28 days" />
          </ul>
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
  return page;
};

test('MRR managed has one amount for each currency with its change, and opens the fees that make it', async () => {
  const { container, press } = await render(inTwoCurrencies);

  const card = container.querySelector('[data-agency-figure="mrr"]');
  expect([...(card?.querySelectorAll('strong') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '$2,200',
    'EUR 900',
  ]);
  expect([...(card?.querySelectorAll('.visually-hidden') ?? [])].map((one) => one.textContent)).toEqual([
    'up 10.0 percent versus previous 28 days, good',
    'no baseline',
  ]);

  expect(card?.textContent).toContain('a month, on 21 Nov 2026');

  await press('MRR managed');
  await act(async () => {
    await Promise.all(late);
  });
  const fees = (currency: string) =>
    [...document.querySelectorAll(`section[aria-label="Fees in ${currency}"] tbody tr`)].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
    );
  expect([fees('USD'), fees('EUR')]).toEqual([
    [
      ['Acorn', '$2,200', '$1,500'],
      ['Gone', '$0', '$500'],
    ],
    [['Berg', 'EUR 900', 'EUR 0']],
  ]);
});

test('MRR managed is left out where no client has a fee', async () => {
  const { container } = await render([]);
  expect(container.querySelector('[data-agency-figure]')).toBeNull();
});

test('the file of key figures has a line of MRR for each currency, as the cards beside them', () => {
  const none = Object.fromEntries(figureNames.map((name) => [name, null])) as FigureSet;
  const reply = { totals: { ...none, spend_cents: 10_000 }, previous: null, currency: 'USD' };

  expect(
    csvText(keyFiguresCsv(reply, ['spend_cents'], retainerLines(inTwoCurrencies))).split('\r\n'),
  ).toEqual([
    '\uFEFFFigure,Value,Before,Change (share),Change (percentage points)',
    'Spend (USD),100,,,',
    'MRR managed (USD a month),2200,2000,0.1,',
    'MRR managed (EUR a month),900,0,,',
    '',
  ]);
  expect(retainerLines(undefined)).toEqual([]);
});
