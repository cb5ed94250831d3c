/** One part of a selection as a question of its own. */
import { expect, test } from 'vitest';
import { scopedQuery, scopeOf } from '#ui/parts/figures/explainScope.ts';

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
  ['days:2026-03-01_2026-03-31', { from: '2026-03-01', to: '2026-03-31', compare: 'none' }],
  ['nonsense:1', query],
  ['nonsense', query],
])('%s', (scope, expected) => {
  expect(scopedQuery(query, scope)).toEqual(expected);
});

test('its value may have colons', () => {
  expect(scopeOf('campaign:a:b')).toEqual({ name: 'campaign', value: 'a:b' });
});
