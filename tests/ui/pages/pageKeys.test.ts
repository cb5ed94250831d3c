/** Tests the address parameters of pages with a view bar: invalid values are dropped and reported, as in the view. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { type PageKey, readView } from '#domain/metrics/readView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { analysisKeys } from '#ui/pages/advancedAnalytics/AdvancedAnalytics.tsx';
import { boardKeys } from '#ui/pages/dashboard/client/boardKeys.ts';
import { portfolioKeys } from '#ui/pages/dashboard/portfolio/portfolioView.ts';
import { listKeys } from '#ui/pages/dashboard/reports/shownReports.ts';
import { liveKeys } from '#ui/pages/realTimeMonitoring/liveTabs.ts';

const droppedOf = (address: string, pageKeys: readonly PageKey[]): readonly string[] =>
  readView(new URLSearchParams(address), {
    today: epochDayOf('2026-11-28') ?? 0,
    retentionDays: unlimited,
    clients: null,
    pageKeys,
  }).dropped;

test.each([
  ['the live page', liveKeys, 'every=2&tab=log', 'every=1&tab=logs'],
  ['AI Analytics', analysisKeys, 'tab=log', 'tab=figures'],
  [
    'the portfolio',
    portfolioKeys,
    'health=watch&sort=-revenue&q=dune&campaign_q=sale',
    'health=good&sort=luck',
  ],
  ['a client’s board', boardKeys, 'campaign_status=paused&tab=overview', 'campaign_status=lost&tab=goals'],
  ['the list of reports', listKeys, 'status=archived&q=may', 'status=lost'],
] as const)('%s keeps what it knows and drops what it does not', (_, keys, valid, invalid) => {
  expect(droppedOf(valid, keys)).toEqual([]);
  expect(droppedOf(invalid, keys)).toEqual(invalid.split('&'));
});
