import { expect, test } from 'vitest';
import { anyStanding, filtersStanding, keepsStanding } from '#domain/portfolio/statusFilter.ts';

const client = { health: { band: 'watch' }, open_alerts: 0, sources: 2, sources_fresh: 2 } as const;

test.each([
  ['of any standing', client, anyStanding, true],
  ['of its band', client, { ...anyStanding, health: 'watch' as const }, true],
  ['of another band', client, { ...anyStanding, health: 'healthy' as const }, false],
  [
    'without a score',
    { ...client, health: { band: null } },
    { ...anyStanding, health: 'watch' as const },
    false,
  ],
  ['without open alerts', client, { ...anyStanding, hasAlerts: true }, false],
  ['with an open alert', { ...client, open_alerts: 1 }, { ...anyStanding, hasAlerts: true }, true],
  ['whose sources are all fresh', client, { ...anyStanding, isStale: true }, false],
  [
    'one of whose sources is behind',
    { ...client, sources_fresh: 1 },
    { ...anyStanding, isStale: true },
    true,
  ],
])('of a client %s the filter knows whether it stays', (_which, standing, filter, isKept) => {
  expect(keepsStanding(standing, filter)).toBe(isKept);
});

test('any standing filters nothing', () => {
  expect([filtersStanding(anyStanding), filtersStanding({ ...anyStanding, isStale: true })]).toEqual([
    false,
    true,
  ]);
});
