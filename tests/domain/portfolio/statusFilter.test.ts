import { expect, test } from 'vitest';
import { anyStatus, filtersByStatus, matchesStatus } from '#domain/portfolio/statusFilter.ts';

const client = { health: { band: 'watch' }, open_alerts: 0, sources: 2, sources_fresh: 2 } as const;

test.each([
  ['of any standing', client, anyStatus, true],
  ['of its band', client, { ...anyStatus, health: 'watch' as const }, true],
  ['of another band', client, { ...anyStatus, health: 'healthy' as const }, false],
  [
    'without a score',
    { ...client, health: { band: null } },
    { ...anyStatus, health: 'watch' as const },
    false,
  ],
  ['without open alerts', client, { ...anyStatus, hasAlerts: true }, false],
  ['with an open alert', { ...client, open_alerts: 1 }, { ...anyStatus, hasAlerts: true }, true],
  ['whose sources are all fresh', client, { ...anyStatus, isStale: true }, false],
  ['one of whose sources is behind', { ...client, sources_fresh: 1 }, { ...anyStatus, isStale: true }, true],
])('of a client %s the filter knows whether it stays', (_which, standing, filter, isKept) => {
  expect(matchesStatus(standing, filter)).toBe(isKept);
});

test('any status filters nothing', () => {
  expect([filtersByStatus(anyStatus), filtersByStatus({ ...anyStatus, isStale: true })]).toEqual([
    false,
    true,
  ]);
});
