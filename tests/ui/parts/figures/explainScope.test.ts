/** Tests the query for one part of a selection. */
import { expect, test } from 'vitest';
import {
  explainQuestion,
  scopedQuery,
  scopeOf,
  stepDays,
  stepScope,
} from '#ui/parts/figures/explainScope.ts';

const query = {
  from: '2026-03-01',
  to: '2026-03-28',
  compare: 'previous',
  match: 'weekday',
  filters: 'channel:email,display;device:mobile',
} as const;

test.each([
  [null, query],
  ['channel:email', { ...query, filters: 'device:mobile;channel:email' }],
  ['country:SE', { ...query, filters: 'channel:email,display;device:mobile;country:SE' }],
  ['client:acme', { ...query, client: 'acme' }],
  ['clients:acme,berg', { ...query, client: 'acme,berg' }],
  ['other/', { from: '2026-03-01', to: '2026-03-28', compare: 'previous', filters: query.filters }],
  [
    'other/source:s1',
    {
      from: '2026-03-01',
      to: '2026-03-28',
      compare: 'previous',
      filters: 'channel:email,display;device:mobile;source:s1',
    },
  ],
  ['days:2026-03-01_2026-03-31', { from: '2026-03-01', to: '2026-03-31', compare: 'none' }],
  [
    'in/2026-03-02_2026-03-08/',
    { from: '2026-03-02', to: '2026-03-08', compare: 'none', filters: query.filters },
  ],
  [
    'in/2026-03-02_2026-03-08/channel:email',
    { from: '2026-03-02', to: '2026-03-08', compare: 'none', filters: 'device:mobile;channel:email' },
  ],
  ['in/2026-03-02/', query],
  ['where/channel%3Aemail/', { ...query, filters: 'channel:email;device:mobile' }],
  [
    'where/country%3ADE/day:2026-03-02',
    {
      from: '2026-03-02',
      to: '2026-03-02',
      compare: 'none',
      filters: 'channel:email,display;device:mobile;country:DE',
    },
  ],
  ['where/channel%3Aemail/channel:email', { ...query, filters: 'device:mobile;channel:email' }],
  ['where/%E0%A4%A/', query],
  ['nonsense:1', query],
  ['nonsense', query],
])('%s', (scope, expected) => {
  expect(scopedQuery(query, scope)).toEqual(expected);
});

test('the other time before is a week before where the view says the day before', () => {
  const { match: _match, ...byDay } = query;
  expect(scopedQuery(byDay, 'other/')).toEqual(query);
  expect([scopeOf('other/'), scopeOf('other/source:s1')]).toEqual([null, { name: 'source', value: 's1' }]);
});

test('a step has days, and a part of it a name too', () => {
  const days = { from: '2026-03-02', to: '2026-03-08' };
  const [whole, part] = [stepScope(days), stepScope(days, 'campaign:a/b')];

  expect([stepDays(whole), scopeOf(whole)]).toEqual([days, null]);
  expect([stepDays(part), scopeOf(part)]).toEqual([days, { name: 'campaign', value: 'a/b' }]);
  expect([stepDays('channel:email'), stepDays(null)]).toEqual([null, null]);
});

test('its value may have colons', () => {
  expect(scopeOf('campaign:a:b')).toEqual({ name: 'campaign', value: 'a:b' });
});

test('the arithmetic is asked for without steps, rows and a choice of measures', () => {
  const shape = { interval: 'week', group_by: 'source', measures: 'clicks', sort: '-clicks' } as const;
  const rows = { detail: 'series', limit: '500', cursor: 's1' } as const;
  expect(explainQuestion({ ...query, ...shape, ...rows, client: 'acme', as_of: '12' })).toEqual({
    ...query,
    client: 'acme',
    as_of: '12',
  });
});
