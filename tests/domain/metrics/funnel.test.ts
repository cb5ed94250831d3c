/** Tests that a funnel includes only channels that report impressions. */
import { expect, test } from 'vitest';
import { funnelFilter, funnelOf } from '#domain/metrics/funnel.ts';

const search = { key: 'paid_search', impressions: 9_000, clicks: 300, sessions: 280, conversions: 12 };
const social = { key: 'paid_social', impressions: 21_000, clicks: 700, sessions: 650, conversions: 8 };
const email = { key: 'email', impressions: null, clicks: null, sessions: 400, conversions: 30 };
const idle = { key: 'display', impressions: 0, clicks: 0, sessions: 0, conversions: 0 };

test('sums those channels alone, so that no step is of people whom the step before never saw', () => {
  const rows = [email, search, idle, social];

  expect([funnelOf(rows), funnelFilter(rows)]).toEqual([
    [
      { step: 'impressions', value: 30_000 },
      { step: 'clicks', value: 1_000 },
      { step: 'sessions', value: 930 },
      { step: 'conversions', value: 20 },
    ],
    'channel:paid_search,paid_social',
  ]);
});

test('is of all channels where none was shown, and needs no filter where all were', () => {
  expect([funnelOf([email]), funnelFilter([email]), funnelFilter([search, social]), funnelOf([])]).toEqual([
    [
      { step: 'sessions', value: 400 },
      { step: 'conversions', value: 30 },
    ],
    '',
    '',
    [],
  ]);
});

test('reports nothing of a channel that has nothing in these days', () => {
  const searched = {
    key: 'organic_search',
    impressions: null,
    clicks: null,
    sessions: 70,
    conversions: null,
  };

  expect([funnelOf([idle]), funnelOf([searched, idle])]).toEqual([[], [{ step: 'sessions', value: 70 }]]);
});
