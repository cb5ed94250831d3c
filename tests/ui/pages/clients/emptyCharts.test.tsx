/** Tests the placeholders of empty client charts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CohortRetention } from '#ui/pages/clients/charts/CohortRetention.tsx';
import { RiskChart } from '#ui/pages/clients/charts/RiskChart.tsx';
import { readView } from '#ui/pages/clients/clientView.ts';

const titleOf = (markup: string): string | undefined => markup.match(/<h2[^>]*>([^<]+)<\/h2>/)?.[1];

test('a new agency learns what will be here, and from when on', () => {
  const cohorts = renderToStaticMarkup(<CohortRetention revenue={{ cohorts: [], currency: 'USD' }} />);
  const risk = renderToStaticMarkup(
    <RiskChart
      risk={{ points: [], withoutFee: 1, withoutScore: 0 }}
      currency="USD"
      view={readView(new URLSearchParams())}
      onOpen={() => {}}
    />,
  );
  expect([titleOf(cohorts), titleOf(risk)]).toEqual(['No cohorts yet', 'No client to compare yet']);
  expect(`${cohorts}${risk}`).not.toMatch(/<(?:table|figure)|NaN|Infinity/);
});

test('the first quarter of a first client is a table of one cell, without a sum of its own', () => {
  const kept = [{ clients: 1, cents: 90_000, is_running: true }];
  const cohorts = [{ from: '2026-10-01', clients: 1, start_cents: 90_000, kept }];
  const markup = renderToStaticMarkup(<CohortRetention revenue={{ cohorts, currency: 'USD' }} />);
  expect(markup.match(/<t[dh][^>]*>.*?<\/t[dh]>/g)?.map((cell) => cell.replaceAll(/<[^>]+>/g, ''))).toEqual([
    'Won in',
    'Clients',
    'Quarters since',
    '0',
    'Q4 2026',
    '1',
    '100% 1 of 1 so far',
  ]);
});
